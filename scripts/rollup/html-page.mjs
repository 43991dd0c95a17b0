import {readFile} from 'node:fs/promises';

/**
 * Writes `index.html` from a template: the hashed style sheets, the preloads and the entry script go in front of
 * `</head>`. All are links to files, none is inline, so the page runs under `script-src 'self'`.
 *
 * @param {{template: string, entry: string, scripts?: string[]}} options `entry` is the name of the page's input,
 *   `scripts` are more module scripts
 */
export function htmlPage({template, entry, scripts = []}) {
  return {
    name: 'html-page',
    buildStart() {
      this.addWatchFile(template);
    },
    async generateBundle(_options, bundle) {
      const page = await readFile(template, 'utf8');
      if (!page.includes('</head>')) this.error(`${template} has no </head> to put the scripts in front of.`);
      const tags = headTags(Object.values(bundle), entry, scripts).map(tag => `    ${tag}\n`);
      const source = page.replace(/[ \t]*<\/head>/, end => tags.join('') + end);
      this.emitFile({type: 'asset', fileName: 'index.html', source});
    },
  };
}

/** The tags for the head: styles first, so that they load before any script runs. */
function headTags(files, name, scripts) {
  const styles = files.filter(file => file.type === 'asset' && file.fileName.endsWith('.css'));
  const entry = files.find(file => file.type === 'chunk' && file.isEntry && file.name === name);
  return [
    ...styles.map(file => `<link rel="stylesheet" href="/${file.fileName}" />`),
    ...entry.imports.map(file => `<link rel="modulepreload" href="/${file}" />`),
    ...[`/${entry.fileName}`, ...scripts].map(src => `<script type="module" src="${src}"></script>`),
  ];
}
