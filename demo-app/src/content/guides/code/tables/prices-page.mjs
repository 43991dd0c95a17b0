/** Returns a page with the prices, and with edits to correct. */
export const pricesPage = (rows, edits = []) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Prices</title>
    <link
      rel="stylesheet"
      href="/elements/styles/life-changers.css"
    />
    <script type="importmap">
      {
        "imports": {
          "@life-changers/elements": "/elements/life-changers.min.js",
          "@life-changers/elements/core/validation":
            "/elements/life-changers.min.js"
        }
      }
    </script>
    <script type="module" src="/prices-form.js"></script>
  </head>
  <body>
    <form action="/prices" method="post">
      <lc-data-table
        name="edits"
        label="Prices"
        save-by="all"
        removable
        rows="${json(rows)}"
        edits="${json(edits)}"
      ></lc-data-table>
    </form>
  </body>
</html>`;

/** Returns a value as JSON for an attribute. */
const json = value =>
  JSON.stringify(value).replace(
    /[&"<]/g,
    character => `&#${character.charCodeAt(0)};`,
  );
