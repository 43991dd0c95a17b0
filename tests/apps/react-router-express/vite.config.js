import {defineConfig} from 'vite';

/** The page. The server serves it, so the build with `--ssr` has its own folder. */
export default defineConfig(({isSsrBuild}) =>
  isSsrBuild ? {} : {build: {outDir: 'dist/client', rolldownOptions: {input: ['index.html']}}},
);
