import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './support-chat.js';
import './support-chat.css';

const loadCode = () => import('./support-chat-code.js');

/** The block with its files. */
export default function SupportChatPage(): ReactNode {
  return (
    <BlockPage
      name="support-chat"
      lead="A conversation with the support. A message that was not sent stays, and can be sent again."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/support-chat.html"
    />
  );
}
