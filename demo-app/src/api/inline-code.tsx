import type {ReactNode} from 'react';

/** Text of a doc comment: what stands between backticks is code. */
export function InlineCode({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
