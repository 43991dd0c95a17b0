/**
 * `npm run new -- color-swatch`: creates an element with its class, styles, definition, and test, its React component
 * and test, and its page on the site with a first example. The API page is generated from the doc comments.
 */
import {report} from './lib/run.mjs';
import {componentNames} from './lib/workspace.mjs';
import {nameProblem, namesOf} from './new/names.mjs';
import {addEntry, addExport, fillTemplate, writeNew} from './new/write.mjs';

const name = process.argv[2];
const problem = nameProblem(name, componentNames());

try {
  if (problem) throw new Error(problem);
  await scaffold(namesOf(name));
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function scaffold(words) {
  const {name, Name, plural} = words;
  const element = `elements/src/components/${name}/${name}`;
  const page = `demo-app/src/pages/${plural}`;
  const files = {
    [`${element}.ts`]: 'element/element.ts',
    [`${element}.styles.ts`]: 'element/element.styles.ts',
    [`${element}.define.ts`]: 'element/element.define.ts',
    [`${element}.test.ts`]: 'element/element.test.ts',
    [`react-bindings/src/${name}.ts`]: 'binding/component.ts',
    [`react-bindings/src/${name}.test.tsx`]: 'binding/component.test.tsx',
    [`${page}/page.tsx`]: 'site/page.tsx',
    [`${page}/examples/basic.tsx`]: 'site/example.tsx',
  };
  for (const [target, template] of Object.entries(files)) {
    await writeNew(target, await fillTemplate(template, words));
  }
  await addExport('elements/src/index.ts', `export * from './components/${name}/${name}.define.js';`);
  await addExport('react-bindings/src/index.ts', `export {${Name}, type ${Name}Props} from './${name}.js';`);
  await addEntry('demo-app/src/routes.tsx', 'demos', await fillTemplate('site/route.ts', words));
}
