import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig} from 'vite';
// #if data
import {apiPlugin} from './server/vite-plugin.js';

export default defineConfig({plugins: [svelte(), apiPlugin()]});
// #else

export default defineConfig({plugins: [svelte()]});
// #end
