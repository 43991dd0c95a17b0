import vue from '@vitejs/plugin-vue';
import {defineConfig} from 'vite';
// #if data
import {apiPlugin} from './server/vite-plugin.js';
// #end

const isCustomElement = tag => tag.startsWith('lc-');

export default defineConfig({
  // #if data
  plugins: [vue({template: {compilerOptions: {isCustomElement}}}), apiPlugin()],
  // #else
  plugins: [vue({template: {compilerOptions: {isCustomElement}}})],
  // #end
});
