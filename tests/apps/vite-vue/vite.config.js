import vue from '@vitejs/plugin-vue';
import {defineConfig} from 'vite';

const isCustomElement = tag => tag.startsWith('lc-');

export default defineConfig({
  build: {rolldownOptions: {input: ['index.html', 'custom-elements.html']}},
  plugins: [vue({template: {compilerOptions: {isCustomElement}}})],
});
