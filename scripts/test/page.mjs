/**
 * The page that each test file runs in. An error on the console fails the test that runs, because Mocha listens to
 * `reportError`; a test that expects one puts its own function in place of `console.error`. Lit's development build
 * is wanted for its warnings, but not for the one that it is one.
 */
export const testRunnerHtml = testFramework => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Tests</title>
    <script>
      globalThis.litIssuedWarnings = new Set(['dev-mode']);
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
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
