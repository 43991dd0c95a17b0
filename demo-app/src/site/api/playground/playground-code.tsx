import {useEffect, useState, type ReactNode} from 'react';
import {literal, quoted} from '../../live-code/code-lines.js';
import {LIVE_CODES} from '../../live-code/live-codes.js';
import {readLiveTag} from '../../live-code/live-tags.js';
import {reactCode} from '../../live-code/react-code.js';
import type {Code} from '../../live-code/code.js';
import {CodeBlock} from '../../code/code-block.js';
import {Tabs} from '../../controls/tabs.js';
import type {Reference} from '../reference.js';
import type {Sample} from './samples.js';
import type {LiveElement} from './use-live-element.js';

interface PlaygroundCodeProps {
  readonly reference: Reference;
  readonly sample: Sample;
  readonly live: LiveElement;
}

/** The code of the element as it is now. */
export function PlaygroundCode({reference, sample, live}: PlaygroundCodeProps): ReactNode {
  const {element, edits, text, events} = live;
  const {values} = edits;
  const [codes, setCodes] = useState<Readonly<Record<string, Code>> | null>(null);

  useEffect(() => {
    if (element === null) return;
    let isCurrent = true;
    void readLiveTag(element).then(tag => {
      const react = reactCode({
        reference,
        settings: tag.settings,
        ...reactParts(reference, sample, element, text),
      });
      const others = Object.entries(LIVE_CODES).map(([name, write]) => [name, write([tag])] as const);
      if (isCurrent) setCodes({React: react, ...Object.fromEntries(others)});
    });
    return () => {
      isCurrent = false;
    };
  }, [element, values, text, events, reference, sample]);

  if (codes === null) return <div className="playground-code is-empty" />;
  return (
    <div className="playground-code code-panel">
      <Tabs
        label="Code of the playground in"
        tabs={Object.entries(codes).map(([name, code]) => ({
          name,
          panel: () => <CodeBlock code={code} label={`${name} code of the playground`} isLimited />,
        }))}
      />
    </div>
  );
}

/** Braces would be an expression. */
const jsxText = (text: string) => (/[{}<>&]/.test(text) ? `{${literal(text)}}` : text);

/** The names of React props for the text of an element. */
const TEXT_PROPS = ['text', 'message'];

/** What React needs in addition to the properties. The text of an element is a prop, if it has one for it. */
function reactParts(
  {reactProps, properties}: Reference,
  sample: Sample,
  element: HTMLElement,
  text: string | undefined,
) {
  const prop = TEXT_PROPS.find(
    name => reactProps.some(other => other.name === name) && !properties.some(other => other.name === name),
  );
  const isProp = text !== undefined && prop !== undefined;
  const more = sample.reactProps?.(element) ?? [];
  return {
    imports: sample.reactImports,
    more: isProp ? [[prop, quoted(text)] as const, ...more] : more,
    children: text === undefined || isProp ? sample.reactChildren : [jsxText(text)],
  };
}
