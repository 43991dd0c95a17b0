import type {ReactNode} from 'react';
import {BlockPage} from '../block-page.js';
import Live from './notification-center.js';
import './notification-center.css';

const loadCode = () => import('./notification-center-code.js');

/** The block with its files. */
export default function NotificationCenterPage(): ReactNode {
  return (
    <BlockPage
      name="notification-center"
      lead="What a user has received, with answers, and older ones that load. Beside it, what to send by email."
      Live={Live}
      loadCode={loadCode}
      plainHref="/blocks/notification-center.html"
    />
  );
}
