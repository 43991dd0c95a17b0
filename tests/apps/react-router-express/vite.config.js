import {defineConfig} from 'vite';

/** Both pages. The server serves them, so the build with `--ssr` has its own folder. */
export default defineConfig(({isSsrBuild}) =>
  isSsrBuild ? {} : {build: {outDir: 'dist/client', rolldownOptions: {input: ['index.html', 'plain.html']}}},
);
