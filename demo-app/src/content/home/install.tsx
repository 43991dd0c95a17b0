import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {plainLines} from '../../site/live-code/plain-lines.js';
import {plainCode, type Code} from '../../site/live-code/code.js';
import {CodeBlock} from '../../site/code/code-block.js';
import {Tabs} from '../../site/controls/tabs.js';

interface Way {
  readonly name: string;
  readonly command: Code;
  readonly code: Code;
  readonly note: ReactNode;
}

const IMPORT = "import {DataTable} from '@life-changers/react';";
const IMPORT_ELEMENT = "import '@life-changers/elements/data-table';";
const ELEMENTS = plainCode('npm i @life-changers/elements');

const WAYS: readonly Way[] = [
  {
    name: 'React',
    command: plainCode('npm i @life-changers/react @life-changers/elements'),
    code: {source: IMPORT, lines: plainLines(IMPORT)},
    note: 'For React 18 and 19, with types.',
  },
  ...['Vue', 'Svelte', 'Angular'].map(name => ({
    name,
    command: ELEMENTS,
    code: {source: IMPORT_ELEMENT, lines: plainLines(IMPORT_ELEMENT)},
    note: (
      <>
        One import for each element, with types for {name}.{' '}
        <Link to={`/guides/installation#${name.toLowerCase()}`}>A whole {name} app</Link>
      </>
    ),
  })),
  {
    name: 'HTML',
    command: ELEMENTS,
    code: plainCode('<script type="module" src="life-changers.min.js"></script>'),
    note: (
      <>
        One file with all elements, in <code>dist</code> of the package.
      </>
    ),
  },
];

/** How to install the library in each framework, in tabs. */
export function Install(): ReactNode {
  const tabs = WAYS.map(({name, command, code, note}) => ({
    name,
    panel: () => (
      <>
        <CodeBlock code={command} label={`Command for ${name}`} />
        <CodeBlock code={code} label={`Code for ${name}`} />
        <p>{note}</p>
      </>
    ),
  }));
  return (
    <div className="install">
      <Tabs label="Install" tabs={tabs} isStable />
    </div>
  );
}
