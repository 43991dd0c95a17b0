import '@life-changers/elements';
import '@life-changers/elements/styles/life-changers.css';
import {mount} from 'svelte';
import App from './app.svelte';

mount(App, {target: document.querySelector('#app')!});
