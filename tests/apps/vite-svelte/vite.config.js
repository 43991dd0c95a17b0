import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig} from 'vite';
import {api} from '../shared/api.js';

export default defineConfig({
  plugins: [svelte(), {name: 'api', configurePreviewServer: server => void server.middlewares.use(api)}],
});
