import react from '@vitejs/plugin-react';
import {defineConfig} from 'vite';
// #if data
import {apiPlugin} from './server/vite-plugin.js';

export default defineConfig({plugins: [react(), apiPlugin()]});
// #else

export default defineConfig({plugins: [react()]});
// #end
