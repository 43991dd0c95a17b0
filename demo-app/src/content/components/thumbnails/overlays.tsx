import {Button, Checkbox, NotificationList} from '@life-changers/react';
import {DrawnDialog, OverPage} from '../../../site/component-page/drawing.js';
import {Icon} from '../../../site/component-page/drawn-icon.js';

/** These open over the page, so their looks are drawn. */
export const overlays = {
  modals: () => (
    <OverPage>
      <DrawnDialog title="Cancel the order?">
        <p>Hotel Linden gets its money back.</p>
        <div className="thumb-row">
          <Button type="submit" size="sm" text="Keep" variant="secondary" />
          <Button type="submit" size="sm" text="Cancel" variant="danger" />
        </div>
      </DrawnDialog>
    </OverPage>
  ),
  drawers: () => (
    <OverPage place="is-drawer">
      <DrawnDialog title="Order K-2042">
        <p>Hotel Linden</p>
        <span className="thumb-line" />
        <span className="thumb-line is-short" />
        <div className="thumb-row">
          <Button type="submit" size="sm" text="Save" />
        </div>
      </DrawnDialog>
    </OverPage>
  ),
  menus: () => (
    <ul className="thumb-popup is-menu">
      <li className="is-current">
        <Icon path="M4 16l1-4 8.5-8.5 3 3L8 15z" />
        Rename <kbd>F2</kbd>
      </li>
      <li>
        <Icon path="M7 7h9v9H7zM4 13V4h9" />
        Duplicate
      </li>
      <li className="is-danger">
        <Icon path="M4 6h12M8 6V4h4v2M6 6l1 11h6l1-11" />
        Delete
      </li>
    </ul>
  ),
  popovers: () => (
    <div className="thumb-anchored">
      <Button type="submit" size="sm" text="Filter" variant="secondary" />
      <div className="thumb-popup has-arrow">
        <Checkbox label="Only paid orders" checked />
        <Checkbox label="Only late orders" />
      </div>
    </div>
  ),
  'notification-lists': () => (
    <NotificationList
      className="thumb-wide"
      groupBy="none"
      notifications={[
        {id: 1, title: 'Hotel Linden has paid', date: '2026-03-02', type: 'success'},
        {id: 2, title: 'Rye flour is low', date: '2026-03-01', isRead: true, type: 'warning'},
      ]}
    />
  ),
  tours: () => (
    <div className="thumb-anchored">
      <Button type="submit" size="sm" text="New order" variant="secondary" />
      <div className="thumb-popup has-arrow">
        <p>Orders start here.</p>
        <Button type="submit" size="sm" text="Next" />
      </div>
    </div>
  ),
  tooltips: () => (
    <div className="thumb-anchored">
      <span className="thumb-tooltip">Shows all orders again</span>
      <Button type="submit" size="sm" text="Reset" variant="secondary" />
    </div>
  ),
};
