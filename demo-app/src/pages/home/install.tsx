import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {CodeBlock, plainCode, type Code} from '../../shell/code-block.js';

interface Way {
  readonly name: string;
  readonly command: Code;
  readonly code: Code;
  readonly note: ReactNode;
}

const WAYS: readonly Way[] = [
  {
    name: 'React',
    command: plainCode('npm i @life-changers/react @life-changers/elements'),
    code: plainCode("import {DataTable} from '@life-changers/react';"),
    note: 'For React 18 and 19, with types.',
  },
  {
    name: 'HTML',
    command: plainCode('npm i @life-changers/elements'),
    code: plainCode('<script type="module" src="life-changers.min.js"></script>'),
    note: (
      <>
        One file with all elements. It is in <code>dist</code> of the package, the style sheet in{' '}
        <code>dist/styles</code>.
      </>
    ),
  },
];

/** How to install the library, for React and for HTML, in tabs. */
export function Install(): ReactNode {
  const [shown, setShown] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();

  const choose = (index: number) => {
    setShown(index);
    tabs.current?.querySelectorAll('button')[index]?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const last = WAYS.length - 1;
    const next = {
      ArrowRight: shown === last ? 0 : shown + 1,
      ArrowLeft: shown === 0 ? last : shown - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div className="install">
      <div ref={tabs} role="tablist" aria-label="Install" className="install-tabs" onKeyDown={handleKey}>
        {WAYS.map(({name}, index) => (
          <button
            key={name}
            id={`${id}-tab-${index}`}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className="install-panels">
        {WAYS.map(({name, command, code, note}, index) => (
          <div
            key={name}
            id={`${id}-panel-${index}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${index}`}
            className={index === shown ? undefined : 'is-hidden'}
          >
            <CodeBlock code={command} label={`Command for ${name}`} />
            <CodeBlock code={code} label={`Code for ${name}`} />
            <p>{note}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
