import { mount } from 'svelte';
import { bringWords } from '@/i18n';
import '@/styles.css';
import Nim from './Nim.svelte';

await bringWords(['game']);
mount(Nim, { target: document.querySelector('main')! });
