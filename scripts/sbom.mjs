/**
 * `npm run sbom -- [folder]`: writes the bill of materials of each published package in CycloneDX, such as
 * `life-changers-elements.cdx.json`, into a folder, by default `sbom`.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {billOfMaterials, manifestOf} from './lib/sbom.mjs';
import {PUBLISHED} from './lib/workspace.mjs';

const [folder = 'sbom'] = process.argv.slice(2);
mkdirSync(folder, {recursive: true});
// Angular's is no workspace.
for (const workspace of [...PUBLISHED, 'angular']) {
  const name = manifestOf(workspace).name.replace('@', '').replace('/', '-');
  const file = join(folder, `${name}.cdx.json`);
  const bill = billOfMaterials(workspace);
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
}
