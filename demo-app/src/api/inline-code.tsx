import type {ReactNode} from 'react';

/** Renders the text of a doc comment. Text between backticks is code. */
export function InlineCode({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
