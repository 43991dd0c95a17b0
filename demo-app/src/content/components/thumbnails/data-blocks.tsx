import {Badge, Button} from '@life-changers/react';
import {events} from '../../blocks/audit-log/audit-events.js';
import {planned} from '../../blocks/calendar-list/planned-events.js';
import {listOf, sizeText} from '../../blocks/file-manager/shared-files.js';
import {asEuros, orders, totalOf} from '../../blocks/master-detail/wholesale-orders.js';
import {received} from '../../blocks/notification-center/received-notifications.js';
import {messages} from '../../blocks/support-chat/conversation.js';

/** The telling part of more blocks, like those in `blocks.tsx`. */
export const dataBlocks = {
  'blocks/master-detail': () => (
    <div className="thumb-screen">
      <ul className="thumb-people">
        {orders.slice(0, 4).map(({id, customer, status, items}) => (
          <li key={id}>
            <Badge dot variant={status === 'New' ? 'accent' : 'success'} />
            <span>
              {customer} <small>{id}</small>
            </span>
            <span>{asEuros(totalOf(items))}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/error-pages': () => (
    <div className="thumb-screen error-page">
      <span className="error-code">404</span>
      <strong>This page does not exist</strong>
      <div className="thumb-row">
        <Button type="submit" text="Go to the start page" size="sm" />
      </div>
    </div>
  ),
  'blocks/customer-import': () => (
    <div className="thumb-screen">
      <strong>customers.csv</strong>
      <ul className="thumb-people">
        {['Customer', 'Town', 'Coffee a month'].map((column, index) => (
          <li key={column}>
            <Badge dot variant={index === 1 ? 'warning' : 'success'} />
            <span>{column}</span>
            <span>{['Customer', 'City', 'Kilos a month'][index]}</span>
          </li>
        ))}
      </ul>
      <div className="thumb-row">
        <Button type="submit" text="Import" size="sm" />
      </div>
    </div>
  ),
  'blocks/notification-center': () => (
    <div className="thumb-screen">
      <ul className="thumb-people">
        {received.slice(0, 3).map(({id, title, isRead}) => (
          <li key={id}>
            <Badge dot variant={isRead ? 'neutral' : 'accent'} />
            <span>{title}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/audit-log': () => (
    <div className="thumb-screen">
      <ul className="thumb-people">
        {events.slice(0, 4).map(({id, person, action}) => (
          <li key={id}>
            <Badge dot variant={action === 'Deleted' ? 'danger' : 'neutral'} />
            <span>
              {person} <small>{id}</small>
            </span>
            <span>{action}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/support-chat': () => (
    <div className="thumb-screen">
      <strong>Support</strong>
      <span>{messages[0]!.text}</span>
      <div className="thumb-row">
        <Button type="submit" text="Send" size="sm" />
      </div>
    </div>
  ),
  'blocks/file-manager': () => (
    <div className="thumb-screen">
      <ul className="thumb-people">
        {listOf().map(({id, name, kind, size}) => (
          <li key={id}>
            <Badge dot variant={kind === 'folder' ? 'accent' : 'neutral'} />
            <span>{name}</span>
            <span>{kind === 'folder' ? 'Folder' : sizeText(size)}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/calendar-list': () => (
    <div className="thumb-screen">
      <ul className="thumb-people">
        {planned.slice(0, 4).map(({id, title, start, calendar}) => (
          <li key={id}>
            <Badge dot variant={calendar === 'team' ? 'success' : 'accent'} />
            <span>{title}</span>
            <span>{start}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
};
