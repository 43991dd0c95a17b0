import {Button, IconButton, Menu, MenuItem} from '@life-changers/react';
import {Drawing} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** A drawn menu, below its button. */
function Opened({items, danger}: {items: readonly string[]; danger?: string}) {
  return (
    <Drawing>
      <ul className="thumb-popup is-menu">
        {items.map(item => (
          <li key={item}>{item}</li>
        ))}
        {danger && <li className="is-danger">{danger}</li>}
      </ul>
    </Drawing>
  );
}

export const overview: OverviewProps = {
  states: {
    Actions: (
      <>
        <Menu>
          <Button slot="trigger" variant="secondary" text="Patient record" />
          <MenuItem shortcut="mod+p">Print</MenuItem>
          <MenuItem disabled>Send to the lab</MenuItem>
          <hr />
          <MenuItem danger>Close the record</MenuItem>
        </Menu>
        <Opened items={['Print', 'Send to the lab']} danger="Close the record" />
      </>
    ),
    'On an icon': (
      <>
        <Menu placement="bottom-end">
          <IconButton slot="trigger" text="Actions for the visit">
            <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeLinecap="round">
              <path strokeWidth="3" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
            </svg>
          </IconButton>
          <MenuItem>Move the visit</MenuItem>
          <MenuItem>Call the patient</MenuItem>
        </Menu>
        <Opened items={['Move the visit', 'Call the patient']} />
      </>
    ),
    Links: (
      <>
        <Menu>
          <Button slot="trigger" variant="secondary" text="Lists" />
          <div role="group" aria-label="Lists of the clinic">
            <MenuItem href="/tables">Tables</MenuItem>
            <MenuItem href="/trees">Trees</MenuItem>
          </div>
        </Menu>
        <Opened items={['Tables', 'Trees']} />
      </>
    ),
    Choices: (
      <>
        <Menu>
          <Button slot="trigger" variant="secondary" text="Calendar" />
          <MenuItem type="checkbox" checked>
            Weekends
          </MenuItem>
          <hr />
          <div role="group" aria-label="Period">
            <MenuItem type="radio" checked>
              Day
            </MenuItem>
            <MenuItem type="radio">Week</MenuItem>
          </div>
        </Menu>
        <Opened items={['✓ Weekends', '• Day', '\u2003Week']} />
      </>
    ),
    Submenu: (
      <>
        <Menu>
          <Button slot="trigger" variant="secondary" text="Referral" />
          <MenuItem>Write a letter</MenuItem>
          <MenuItem>
            Send to
            <MenuItem slot="submenu">Eye clinic</MenuItem>
            <MenuItem slot="submenu">Skin clinic</MenuItem>
          </MenuItem>
        </Menu>
        <Opened items={['Write a letter', 'Send to ›']} />
      </>
    ),
    'Context menu': (
      <>
        <Menu context aria-label="Waiting room">
          <Button slot="trigger" variant="ghost" text="Right-click the waiting room" />
          <MenuItem>Call the next patient</MenuItem>
          <MenuItem>Say that it takes longer</MenuItem>
        </Menu>
        <Opened items={['Call the next patient', 'Say that it takes longer']} />
      </>
    ),
  },
  use: [
    'Several actions for one thing, such as a row or a file, of which each is rare.',
    'Choices about a view that users change without leaving it.',
  ],
  avoid: [
    ['The action that most users came for:', '/buttons'],
    ['A value in a form:', '/selects'],
    ['Text, fields, or anything that is not an item:', '/popovers'],
    ['The pages of the app:', '/navigation-layout'],
  ],
};
