import '@fontsource-variable/nunito';
import { mount } from 'svelte';
import { installServiceWorker } from '$lib/app/service-worker';
import App from './App.svelte';
import './theme.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
installServiceWorker();
