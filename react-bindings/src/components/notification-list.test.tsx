import type {LcNotificationList} from '@life-changers/elements/notification-list';
import {expect} from '@open-wc/testing';
import {mount} from '../testing/mount.js';
import {NotificationList} from './notification-list.js';

const elementIn = (container: Element) =>
  container.querySelector<LcNotificationList>('lc-notification-list')!;
const notifications = [{id: 1, title: 'Order 4021', date: 0}];

describe('NotificationList', () => {
  it('sets its heading as title, and its default again when the prop is taken away', async () => {
    const {container, render} = await mount(<NotificationList title="News" />);
    const seen = [elementIn(container).heading];
    await render(<NotificationList />);
    expect([...seen, elementIn(container).heading]).to.deep.equal(['News', null]);
  });

  it('keeps what the user has read when the parent renders again with the same notifications', async () => {
    const {container, render} = await mount(<NotificationList notifications={notifications} />);
    await elementIn(container).updateComplete;
    elementIn(container).shadowRoot!.querySelector<HTMLElement>('lc-icon-button')!.click();
    await render(<NotificationList notifications={notifications} removable />);
    expect([elementIn(container).unreadCount, notifications.length]).to.deep.equal([0, 1]);
  });

  it('calls onNotificationRead, which may cancel it', async () => {
    const read: unknown[] = [];
    const {container} = await mount(
      <NotificationList
        notifications={notifications}
        onNotificationRead={event => {
          read.push(event.detail.notifications.map(({id}) => id));
          event.preventDefault();
        }}
      />,
    );
    await elementIn(container).updateComplete;
    elementIn(container).shadowRoot!.querySelector<HTMLElement>('lc-icon-button')!.click();
    expect([read, elementIn(container).unreadCount]).to.deep.equal([[[1]], 1]);
  });
});
