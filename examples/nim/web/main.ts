import { mount } from 'svelte';
import { loadSections } from '@/i18n';
import '@/styles.css';
import Nim from './Nim.svelte';

await loadSections(['game']);
mount(Nim, { target: document.querySelector('main')! });
