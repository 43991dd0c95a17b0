import '@life-changers/elements/toast';
import {createElement, use, useState, type ReactNode} from 'react';
import {SampleHtml} from '../../../site/api/playground/sample-html.js';
import {useIsLive} from '../../../site/hydration/use-is-live.js';

const MESSAGES = [
  {id: 'paid', type: 'success', heading: 'Hotel Linden has paid', text: 'Invoice 1187, €214.80.'},
  {id: 'flour', type: 'warning', heading: 'Rye flour is low', text: '40 kg are left, enough until Saturday.'},
] as const;

/** Cards of toasts, drawn where they are. */
export default function Messages(): ReactNode {
  const [isClosed, setIsClosed] = useState<Readonly<Record<string, boolean>>>({});
  return (
    <ul className="scene-messages">
      {MESSAGES.filter(({id}) => !isClosed[id]).map(message => (
        <li key={message.id}>
          <Message {...message} onClose={() => setIsClosed({...isClosed, [message.id]: true})} />
        </li>
      ))}
    </ul>
  );
}

interface MessageProps {
  readonly type: string;
  readonly heading: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** React has no component for the card of a toast, so the server draws it as HTML, and the live one replaces it. */
function Message({type, heading, text, onClose}: MessageProps): ReactNode {
  const render = use(SampleHtml);
  const properties = {type, heading};
  if (useIsLive()) return createElement('lc-toast', {...properties, 'onlc-dismiss': onClose}, text);
  return (
    <div
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: render?.('lc-toast', {properties, text}) ?? ''}}
    />
  );
}
