import {readFile} from 'node:fs/promises';

/**
 * Writes `index.html` from a template: inserts the hashed style sheets, the preloads, and the entry script before
 * `</head>`. All of them are links to files, so the page runs under `script-src 'self'`.
 *
 * @param {{template: string, entry: string, scripts?: string[]}} options `entry` is the name of the page's input,
 *   `scripts` are additional module scripts
 */
export function htmlPage({template, entry, scripts = []}) {
  return {
    name: 'html-page',
    buildStart() {
      this.addWatchFile(template);
    },
    async generateBundle(_options, bundle) {
      const page = await readFile(template, 'utf8');
      if (!page.includes('</head>'))
        this.error(`${template} has no </head>, before which the scripts are inserted.`);
      const tags = headTags(Object.values(bundle), entry, scripts).map(tag => `    ${tag}\n`);
      const source = page.replace(/[ \t]*<\/head>/, end => tags.join('') + end);
      this.emitFile({type: 'asset', fileName: 'index.html', source});
    },
  };
}

/**
 * Returns the tags for the head. Styles come first, so that they load before any script runs, and then the largest file:
 * browsers load few files at the same time.
 */
function headTags(files, name, scripts) {
  const styles = files.filter(file => file.type === 'asset' && file.fileName.endsWith('.css'));
  const entry = files.find(file => file.type === 'chunk' && file.isEntry && file.name === name);
  return [
    ...styles.map(file => `<link rel="stylesheet" href="/${file.fileName}" />`),
    ...[`/${entry.fileName}`, ...scripts].map(src => `<script type="module" src="${src}"></script>`),
    ...entry.imports.map(file => `<link rel="modulepreload" href="/${file}" />`),
  ];
}
