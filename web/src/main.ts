import '@fontsource-variable/nunito';
import { mount } from 'svelte';
import { install } from '$lib/installed';
import App from './App.svelte';
import './theme.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
install();
