import {svelte} from '@sveltejs/vite-plugin-svelte';
import {defineConfig} from 'vite';
import {api} from '../shared/api.js';

export default defineConfig({
  build: {rolldownOptions: {input: ['index.html', 'custom-elements.html']}},
  plugins: [svelte(), {name: 'api', configurePreviewServer: server => void server.middlewares.use(api)}],
});
