import {defineConfig} from 'vite';

/** The server serves the pages, so the build with `--ssr` has its own folder. */
export default defineConfig(({isSsrBuild}) => (isSsrBuild ? {} : {build: {outDir: 'dist/client'}}));
