import { mount } from 'svelte';
import App from './App.svelte';
import { closeByEscapeAndBack } from './lib/dialogHistory';
import { engine } from './lib/engine';
import './styles.css';
import { language } from './i18n/language';

// For experiments in the browser's console: await bastide.landscapeScore('[[[0,0,0,0,0]]]')
Object.assign(globalThis, { bastide: engine });

document.documentElement.lang = language;

closeByEscapeAndBack();
mount(App, { target: document.getElementById('studio')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
}
