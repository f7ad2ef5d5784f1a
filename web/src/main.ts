import '@fontsource-variable/nunito';
import { mount } from 'svelte';
import { installServiceWorker } from '$lib/app/service-worker';
import { watchGestures } from '$lib/sound/gesture';
import App from './App.svelte';
import './theme.css';

watchGestures();
const target = document.getElementById('app');
if (target) mount(App, { target });
installServiceWorker();
