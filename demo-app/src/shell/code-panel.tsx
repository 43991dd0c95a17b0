import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {CodeBlock, plainCode, type Code} from './code-block.js';
import {Tabs} from './tabs.js';

interface CodePanelProps {
  /** The title of the example. */
  readonly title: string;
  readonly code: Code;
  readonly files: readonly {readonly name: string; readonly code: Code}[];
  /** The running example, from which the HTML is read. */
  readonly live: RefObject<HTMLElement | null>;
}

/** The code of an example: its React file, the files that it imports, and its tags as HTML. */
export function CodePanel({title, code, files, live}: CodePanelProps): ReactNode {
  const tabs = [
    {name: 'React', panel: () => <CodeBlock code={code} label={`Code of ${title}`} isLimited />},
    ...files.map(file => ({
      name: file.name,
      panel: () => <CodeBlock code={file.code} label={`Code of ${title}, ${file.name}`} isLimited />,
    })),
    {name: 'HTML', panel: () => <LiveHtml title={title} live={live} />},
  ];
  return <Tabs label={`Code of ${title} in`} tabs={tabs} />;
}

const LOADING = plainCode('…');

/** The HTML of the example as it is now. What writes it loads with the first HTML that a user asks for. */
function LiveHtml({title, live}: Pick<CodePanelProps, 'title' | 'live'>): ReactNode {
  const [code, setCode] = useState<Code>(LOADING);

  useEffect(() => {
    let isCurrent = true;
    void import('./live-html.js').then(({liveHtml}) => {
      if (isCurrent && live.current) setCode(liveHtml(live.current));
    });
    return () => {
      isCurrent = false;
    };
  }, [live]);

  return (
    <>
      <p className="code-note">
        The tags of the example above in their present state. Rules and handlers are in the React code.
      </p>
      <CodeBlock code={code} label={`HTML of ${title}`} isLimited />
    </>
  );
}
