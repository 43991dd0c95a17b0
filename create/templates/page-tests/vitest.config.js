import {defineConfig} from 'vitest/config';

/** The tests of pages, `*.spec.*`. Those of the server are `*.test.js`, for the test runner of Node. */
export default defineConfig({
  // #if html
  // Tests import the scripts of the pages.
  publicDir: false,
  // #end
  test: {
    include: ['{tests,ui}/**/*.spec.{js,tsx}'],
    environment: 'jsdom',
    setupFiles: ['@life-changers/elements/simulated-document'],
    unstubGlobals: true,
  },
});
