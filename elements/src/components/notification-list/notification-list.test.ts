import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {press} from '../../testing/keyboard.js';
import {clickOn} from '../../testing/pointer.js';
import {expectFocus} from '../../testing/same-element.js';
import {clearToasts} from '../../testing/toasts.js';
import {until} from '../../testing/until.js';
import {toast} from '../toast/toast.define.js';
import type {LcNotificationList, NotificationItem} from './notification-list.define.js';
import './notification-list.define.js';

const MINUTE = 60_000;
const ago = (minutes: number) => Date.now() - minutes * MINUTE;
const items = (): NotificationItem[] => [
  {id: 1, title: 'Order 4021', text: 'It was paid.', date: ago(5), type: 'success', href: '#order'},
  {id: 2, title: 'Lev Aronov', date: ago(2 * 24 * 60), actions: [{label: 'Accept', action: 'accept'}]},
  {id: 3, title: 'Backup', date: ago(30 * 24 * 60), isRead: true},
];

async function make(properties: Partial<LcNotificationList> = {}): Promise<LcNotificationList> {
  const list = await fixture<LcNotificationList>(html`<lc-notification-list></lc-notification-list>`);
  Object.assign(list, {notifications: items(), ...properties});
  await list.updateComplete;
  return list;
}

const all = (list: LcNotificationList, selector: string) => [
  ...list.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim();
const texts = (list: LcNotificationList, selector: string) => all(list, selector).map(textOf);
const shownIds = (list: LcNotificationList) => list.notifications!.map(({id}) => id);
const unreadIds = (list: LcNotificationList) =>
  list.notifications!.filter(({isRead}) => !isRead).map(({id}) => id);
const buttonNamed = (list: LcNotificationList, name: string) =>
  all(list, 'lc-icon-button, lc-button').find(
    element => (element.getAttribute('text') ?? textOf(element)) === name,
  )!;
const popupOf = (list: LcNotificationList) =>
  all(list, 'lc-popover')[0]!.shadowRoot!.querySelector<HTMLElement>('[part=popup]')!;

async function pressButton(list: LcNotificationList, name: string): Promise<void> {
  const button = buttonNamed(list, name);
  button.focus();
  await press('Enter');
  await list.updateComplete;
}

async function makeOpen(properties: Partial<LcNotificationList> = {}): Promise<LcNotificationList> {
  const list = await make({button: true, ...properties});
  await new Promise(resolve => setTimeout(resolve, 20));
  all(list, '#bell')[0]!.focus();
  await press('Enter');
  await until(() => popupOf(list).matches(':popover-open'), 'the popover is open');
  return list;
}

describe('lc-notification-list', () => {
  describe('accessibility', () => {
    it('passes axe in light and dark', async () => {
      await expectAccessible(await make({removable: true, hasMore: true}));
    });

    it('passes axe while it is empty, and after it has failed', async () => {
      await expectAccessible(await make({notifications: []}));
      await expectAccessible(await make({failed: true}));
    });

    it('passes axe while the popover of the bell is open', async () => {
      await expectAccessible(await makeOpen());
    });

    it('is a list under each heading', async () => {
      const list = await make();
      const headings = all(list, '[role=heading]').map(({ariaLevel}) => ariaLevel);
      expect(headings).to.deep.equal(['2', '3', '3', '3']);
      expect(all(list, 'ul').map(({role, ariaLabel}) => [role, ariaLabel])).to.deep.equal(
        texts(list, '.group').map(text => ['list', text]),
      );
    });

    it('says in words what is unread, and of which type', async () => {
      expect(texts(await make(), '.title')).to.deep.equal([
        'Unread: Success: Order 4021',
        'Unread: Lev Aronov',
        'Backup',
      ]);
    });

    it('announces those that arrive once, and neither the first ones nor older ones', async () => {
      const given = items();
      const list = await make({notifications: given.slice(1)});
      const status = all(list, '[role=status]')[0]!;
      const seen = [textOf(status)];
      for (const next of [[...given, {id: 9, title: 'Old', date: ago(99 * 24 * 60)}], given]) {
        list.notifications = next;
        await list.updateComplete;
        seen.push(textOf(status));
        status.replaceChildren();
      }
      expect(seen).to.deep.equal(['', 'Notifications, 1 new', '']);
    });

    it('uses the language of the page', async () => {
      registerTranslation(nl);
      const list = await make({lang: 'nl'});
      expect([texts(list, '.heading')[0], texts(list, 'time')[0]]).to.deep.equal([
        'Meldingen',
        '5 minuten geleden',
      ]);
    });
  });

  describe('properties', () => {
    it('have defaults', async () => {
      const list = await fixture<LcNotificationList>(html`<lc-notification-list></lc-notification-list>`);
      const {notifications, groupBy, heading, headingLevel, button, removable, loading, failed} = list;
      expect([notifications, groupBy, heading, headingLevel]).to.deep.equal([null, 'day', null, 2]);
      expect([button, removable, loading, failed, list.hasMore, list.keepToasts]).to.deep.equal(
        Array(6).fill(false),
      );
    });

    it('notifications reads JSON', async () => {
      const list = await fixture<LcNotificationList>(
        html`<lc-notification-list
          notifications='[{"id":1,"title":"A","date":"2026-03-01"}]'
        ></lc-notification-list>`,
      );
      expect([texts(list, '.title'), texts(list, 'time')]).to.deep.equal([['Unread: A'], ['Mar 1, 2026']]);
    });

    it('notifications shows how long ago something was, and when', async () => {
      const [time] = all(await make(), 'time');
      expect([textOf(time!), /\d{4}/.test(time!.title)]).to.deep.equal(['5 minutes ago', true]);
    });

    it('unreadCount counts those that are not read', async () => {
      expect((await make()).unreadCount).to.equal(2);
    });

    it('groupBy warns about other values and falls back to day', async () => {
      const seen = await recordWarnings(async () => {
        expect(all(await make({groupBy: 'week' as never}), '.group').length).to.equal(3);
      });
      expect(seen).to.deep.equal([
        '<lc-notification-list>: groupBy must be one of day, group, none, not "week".',
      ]);
    });

    it('loading and failed say so, instead of that there are none', async () => {
      const list = await make({notifications: null, loading: true});
      expect(all(list, 'lc-spinner, lc-empty-state').map(({localName}) => localName)).to.deep.equal([
        'lc-spinner',
      ]);
      Object.assign(list, {loading: false, failed: true});
      await list.updateComplete;
      expect(texts(list, '[role=alert], lc-empty-state')).to.deep.equal(['The items could not be loaded.']);
    });

    describe('keepToasts', () => {
      afterEach(clearToasts);

      it('adds toasts whose time was over, which users then read', async () => {
        const list = await make({keepToasts: true});
        toast('Row 7 was left out.', {heading: 'Import', autoClose: 20});
        await until(() => texts(list, '.title')[0] === 'Unread: Import', 'the toast is kept');
        expect([
          texts(list, '.more')[0],
          list.unreadCount,
          textOf(all(list, '[role=status]')[0]!),
        ]).to.deep.equal(['Row 7 was left out.', 3, '']);
        await pressButton(list, 'Mark as read: Import');
        expect([list.unreadCount, shownIds(list)]).to.deep.equal([2, [1, 2, 3]]);
      });
    });
  });

  describe('events', () => {
    it('sends lc-notification-read for one, which is then read', async () => {
      const list = await make();
      let read: unknown;
      list.addEventListener('lc-notification-read', ({detail}) => {
        read = detail.notifications.map(({id}) => id);
      });
      await pressButton(list, 'Mark as read: Order 4021');
      expect([read, unreadIds(list)]).to.deep.equal([[1], [2]]);
    });

    it('sends lc-notification-read for all, and not again', async () => {
      const list = await make();
      const events = recordEvents(list, 'lc-notification-read');
      await pressButton(list, 'Mark all as read');
      expect([events.length, unreadIds(list), buttonNamed(list, 'Mark all as read')]).to.deep.equal([
        1,
        [],
        undefined,
      ]);
    });

    it('keeps them unread if the event is canceled', async () => {
      const list = await make();
      list.addEventListener('lc-notification-read', event => event.preventDefault());
      await pressButton(list, 'Mark all as read');
      expect(unreadIds(list)).to.deep.equal([1, 2]);
    });

    for (const [isCanceled, left] of [
      [false, [2, 3]],
      [true, [1, 2, 3]],
    ] as const)
      it(`sends lc-notification-remove, and has ${left.join(', ')} after it${isCanceled ? ' was canceled' : ''}`, async () => {
        const given = items();
        const list = await make({removable: true, notifications: given});
        list.addEventListener('lc-notification-remove', event => isCanceled && event.preventDefault());
        await pressButton(list, 'Remove: Order 4021');
        expect([shownIds(list), given.length]).to.deep.equal([left, 3]);
      });

    it('sends lc-notification-action, and then marks it as read', async () => {
      const list = await make();
      const seen: unknown[] = [];
      list.addEventListener('lc-notification-action', ({detail}) =>
        seen.push([detail.notification.id, detail.action]),
      );
      await pressButton(list, 'Accept');
      expect([seen, unreadIds(list)]).to.deep.equal([[[2, 'accept']], [1]]);
    });

    it('sends lc-navigate for a link, and marks it as read', async () => {
      const list = await make();
      const seen: string[] = [];
      list.addEventListener('lc-navigate', event => {
        event.preventDefault();
        seen.push(event.detail.href);
      });
      await clickOn(all(list, 'a.title')[0]!);
      expect([seen, unreadIds(list)]).to.deep.equal([['#order'], [2]]);
    });

    it('sends lc-notification-load for more, and to try again', async () => {
      const list = await make({hasMore: true});
      const seen: string[] = [];
      list.addEventListener('lc-notification-load', ({detail}) => seen.push(detail.reason));
      await pressButton(list, 'Show more');
      list.failed = true;
      await list.updateComplete;
      await pressButton(list, 'Try again');
      expect(seen).to.deep.equal(['more', 'retry']);
    });
  });

  describe('keyboard', () => {
    it('keeps the focus at the notification that was marked as read', async () => {
      const list = await make();
      await pressButton(list, 'Mark as read: Lev Aronov');
      expectFocus(all(list, '.title')[1]!);
    });

    it('moves the focus to the heading after all were marked as read', async () => {
      const list = await make();
      await pressButton(list, 'Mark all as read');
      expectFocus(all(list, '.heading')[0]!);
    });

    it('moves the focus to the last one left when the last one is removed', async () => {
      const list = await make({removable: true, groupBy: 'none'});
      await pressButton(list, 'Remove: Backup');
      expectFocus(all(list, '.title')[1]!);
    });

    it('moves the focus to the first one that was added by "Show more"', async () => {
      const list = await make({hasMore: true, groupBy: 'none'});
      list.addEventListener('lc-notification-load', () => {
        list.notifications = [...items(), {id: 4, title: 'Older', date: ago(99 * 24 * 60)}];
        list.hasMore = false;
      });
      await pressButton(list, 'Show more');
      expectFocus(all(list, '.title')[3]!);
    });

    it('opens from the bell, stays open while notifications are removed, and closes with Escape', async () => {
      const list = await makeOpen({removable: true});
      const events = recordEvents(list, 'lc-show', 'lc-after-hide');
      await pressButton(list, 'Remove: Backup');
      await new Promise(resolve => setTimeout(resolve, 20));
      expect(popupOf(list).matches(':popover-open')).to.equal(true);
      await press('Escape');
      await until(() => events.includes('lc-after-hide'), 'it is closed');
      expectFocus(all(list, '#bell')[0]!);
    });
  });

  describe('bell', () => {
    for (const [count, name, badge] of [
      [0, 'Notifications', []],
      [2, 'Notifications, 2 new', ['2']],
      [120, 'Notifications, 120 new', ['99+']],
    ] as const)
      it(`has the name "${name}" with ${count} unread notifications`, async () => {
        const notifications = Array.from({length: count}, (_, id) => ({id, title: `A ${id}`, date: 0}));
        const list = await make({button: true, notifications});
        expect([all(list, '#bell')[0]!.getAttribute('text'), texts(list, '.badge')]).to.deep.equal([
          name,
          badge,
        ]);
      });
  });

  describe('slots', () => {
    it('replace what is shown without notifications', async () => {
      const list = await fixture<LcNotificationList>(
        html`<lc-notification-list><p slot="empty">All done</p></lc-notification-list>`,
      );
      expect(all(list, 'lc-empty-state')[0]!.checkVisibility()).to.equal(false);
    });

    it('fits a narrow place', async () => {
      const list = await make({removable: true});
      list.style.inlineSize = '12rem';
      expect(list.scrollWidth).to.equal(list.clientWidth);
    });
  });
});
