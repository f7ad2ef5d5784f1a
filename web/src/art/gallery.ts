// All drawings on one sheet, at /gallery of the development server; not part of the built page.
import '@fontsource-variable/nunito';
import { mount } from 'svelte';
import '../theme.css';
import '../pages/pages.css';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
if (target) mount(Gallery, { target });
