import {Button, IconButton, Menu, MenuItem} from '@life-changers/react';
import type {ReactNode} from 'react';
import {Icon} from '../../site/component-page/drawn-icon.js';
import {Drawing} from '../../site/component-page/drawing.js';
import type {OverviewProps} from '../../site/workbench/overview.js';

/** A drawn menu, below its button. */
function Opened({items, danger}: {items: readonly ReactNode[]; danger?: string}) {
  return (
    <Drawing>
      <ul className="thumb-popup is-menu">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
        {danger && <li className="is-danger">{danger}</li>}
      </ul>
    </Drawing>
  );
}

/** An item with a mark before or after its text. */
function Marked({path, text, isAfter = false}: {path: string; text: string; isAfter?: boolean}) {
  return isAfter ? (
    <>
      {text}
      <span className="thumb-after">
        <Icon path={path} />
      </span>
    </>
  ) : (
    <>
      <Icon path={path} />
      {text}
    </>
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
          <IconButton slot="trigger" variant="secondary" text="Actions for the visit">
            <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeLinecap="round">
              <path strokeWidth="3.5" d="M12 5h.01M12 12h.01M12 19h.01" />
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
        <Opened
          items={[
            <Marked key="weekends" path="M5 10.5l3.5 3.5L15 6.5" text="Weekends" />,
            <Marked key="day" path="M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M10 10h.01" text="Day" />,
            <Marked key="week" path="" text="Week" />,
          ]}
        />
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
        <Opened
          items={[
            'Write a letter',
            <Marked key="send" path="M8 5.5l4.5 4.5L8 14.5" text="Send to" isAfter />,
          ]}
        />
      </>
    ),
    'Context menu': (
      <>
        <Menu context aria-label="Waiting room">
          <Button slot="trigger" variant="secondary" text="Right-click here" />
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
