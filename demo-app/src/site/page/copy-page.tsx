import {useState, type ReactNode} from 'react';
import {withAllExamples} from '../workbench/all-examples.js';

const TEXTS = {
  idle: 'Copy page',
  copied: 'Copied as Markdown',
  failed: 'The browser did not allow it',
} as const;

/** Copies the text of the page as Markdown. What writes it loads when a user first asks for it. */
export function CopyPage(): ReactNode {
  const [state, setState] = useState<keyof typeof TEXTS>('idle');

  const copy = async () => {
    try {
      const {pageMarkdown} = await import('./page-markdown.js');
      const text = await withAllExamples(() => pageMarkdown(document.querySelector('.page')!));
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <button type="button" className="copy-page" onClick={() => void copy()}>
        {TEXTS[state]}
      </button>
      <span className="visually-hidden" role="status">
        {state !== 'idle' && TEXTS[state]}
      </span>
    </>
  );
}
