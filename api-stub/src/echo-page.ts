/** The submitted fields by name: one value, or a list if the name occurred more than once. */
export type EchoFields = Record<string, unknown>;

/** Returns the page for a native form submission: a table with a row for each value, all text escaped. */
export function echoPage(fields: EchoFields): string {
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map(
      item => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(asText(item))}</td></tr>`,
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What the form sent</title>
</head>
<body>
<main>
<h1>What the form sent</h1>
${rows.length === 0 ? '<p>The form sent no fields.</p>' : `<table>\n${rows.join('\n')}\n</table>`}
</main>
</body>
</html>
`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => ENTITIES[character]!);
}
