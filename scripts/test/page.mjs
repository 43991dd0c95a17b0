const {RANDOM_STEPS, RANDOM_SEED, RANDOM_WALKS, RANDOM_ONLY} = process.env;

/** The settings of a longer run of random tests, or of one that is repeated. */
const randomTests = JSON.stringify({
  ...(RANDOM_STEPS && {steps: Number(RANDOM_STEPS)}),
  ...(RANDOM_SEED && {seed: Number(RANDOM_SEED)}),
  ...(RANDOM_WALKS && {walks: Number(RANDOM_WALKS)}),
  ...(RANDOM_ONLY && {only: RANDOM_ONLY.split(',').map(Number)}),
});

/**
 * The page that each test file runs in. A console error fails the running test, because Mocha listens to `reportError`.
 * A test that expects an error replaces `console.error`. Lit's development build is used for its warnings, except for
 * the warning about the development build.
 */
export const testRunnerHtml = testFramework => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tests</title>
    <script>
      globalThis.litIssuedWarnings = new Set(['dev-mode']);
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      globalThis.randomTests = ${randomTests};
      const {error} = console;
      console.error = (...args) => {
        error(...args);
        reportError(new Error('console.error: ' + args.map(String).join(' ')));
      };
    </script>
  </head>
  <body>
    <script type="module" src="${testFramework}"></script>
  </body>
</html>`;
