import {lazy, Suspense, useEffect, useState, type ReactNode, type RefObject} from 'react';
import {plainCode, type Code} from '../live-code/code.js';
import {CodeBlock} from './code-block.js';
import {Tabs} from '../controls/tabs.js';

const StageProperties = lazy(() => import('../properties/stage-properties.js'));

/** The code of an example, and of the local files that it imports. */
export interface ExampleCode extends Code {
  readonly files?: readonly {readonly name: string; readonly code: Code}[];
}

interface CodePanelProps {
  /** The title of the example. */
  readonly title: string;
  /** A function loads code that the page does not show at first. It must be the same one in all renders. */
  readonly code: ExampleCode | (() => Promise<ExampleCode>);
  /** The name of its first tab. */
  readonly name?: string | undefined;
  /** The running example, from which the code for others than React is read. By default, there is no such code. */
  readonly live?: RefObject<HTMLElement | null> | undefined;
  /** The elements in it whose properties can be edited, by name, and what starts it again. */
  readonly properties?: {readonly elements: readonly string[]; readonly onReset: () => void} | undefined;
}

const LIVE_LANGUAGES = ['HTML', 'Vue', 'Svelte', 'Angular'] as const;
type LiveLanguage = (typeof LIVE_LANGUAGES)[number];

/** The code of an example: its React file, the files that it imports, and its tags as HTML and for other frameworks. */
export function CodePanel({
  title,
  code: source,
  name = 'React',
  live,
  properties,
}: CodePanelProps): ReactNode {
  const code = useCode(source);
  if (code === LOADING) return <CodeBlock code={code} label={`Code of ${title}`} />;

  const tabs = [
    {name, panel: () => <CodeBlock code={code} label={`Code of ${title}`} isLimited />},
    ...(code.files ?? []).map(file => ({
      name: file.name,
      panel: () => <CodeBlock code={file.code} label={`Code of ${title}, ${file.name}`} isLimited />,
    })),
    ...(live ? LIVE_LANGUAGES : []).map(language => ({
      name: language,
      panel: () => live && <LiveCode title={title} language={language} live={live} />,
    })),
    ...(live && properties
      ? [
          {
            name: 'Properties',
            panel: () => (
              <Suspense fallback={<CodeBlock code={LOADING} label={`Properties of ${title}`} />}>
                <StageProperties live={live} {...properties} />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  return <Tabs label={`Code of ${title} in`} tabs={tabs} />;
}

const LOADING = plainCode('…');

function useCode(source: CodePanelProps['code']): ExampleCode {
  const [loaded, setLoaded] = useState<ExampleCode>(LOADING);

  useEffect(() => {
    if (typeof source === 'function') void source().then(setLoaded);
  }, [source]);

  return typeof source === 'function' ? loaded : source;
}

interface LiveCodeProps {
  readonly title: string;
  readonly language: LiveLanguage;
  readonly live: RefObject<HTMLElement | null>;
}

/** The events after which a control has another state. */
const CHANGES = ['input', 'change', 'click'] as const;

const NOTE = 'The tags of the example above in their present state. Rules and handlers are in the React code';

const NOTES: Readonly<Record<LiveLanguage, string>> = {
  HTML: `${NOTE}.`,
  Vue: `${NOTE}: in Vue, they are :rules and listeners such as @input.`,
  Svelte: `${NOTE}: in Svelte, they are rules={…} and listeners such as oninput={…}.`,
  Angular: `${NOTE}: in Angular, they are [rules] and listeners such as (input).`,
};

/** The code of the example as it is now. What writes it loads when a user first asks for it. */
function LiveCode({title, language, live}: LiveCodeProps): ReactNode {
  const [code, setCode] = useState<Code>(LOADING);

  useEffect(() => {
    let isCurrent = true;
    const write = async (root: HTMLElement) => {
      const [{readLiveTags}, {LIVE_CODES}] = await Promise.all([
        import('../live-code/live-tags.js'),
        import('../live-code/live-codes.js'),
      ]);
      const tags = await readLiveTags(root);
      if (isCurrent) setCode(LIVE_CODES[language](tags));
    };
    const root = live.current;
    if (root === null) return undefined;
    const update = () => void write(root);
    update();
    for (const type of CHANGES) root.addEventListener(type, update);
    return () => {
      isCurrent = false;
      for (const type of CHANGES) root.removeEventListener(type, update);
    };
  }, [live, language]);

  return (
    <>
      <p className="code-note">{NOTES[language]}</p>
      <CodeBlock code={code} label={`${language} of ${title}`} isLimited />
    </>
  );
}
