import {Button, IconButton, Menu, MenuItem} from '@life-changers/react';
import type {OverviewProps} from '../../component-page/overview.js';
import {overlays} from '../components/thumbnails/overlays.js';

export const overview: OverviewProps = {
  picture: <overlays.menus />,
  states: [
    [
      'Actions',
      <Menu>
        <Button slot="trigger" variant="secondary" text="Patient record" />
        <MenuItem shortcut="mod+p">Print</MenuItem>
        <MenuItem disabled>Send to the lab</MenuItem>
        <hr />
        <MenuItem danger>Close the record</MenuItem>
      </Menu>,
    ],
    [
      'On an icon',
      <Menu placement="bottom-end">
        <IconButton slot="trigger" text="Actions for the visit">
          <svg viewBox="0 0 24 24" width="20" height="20" stroke="currentColor" strokeLinecap="round">
            <path strokeWidth="3" d="M5.5 12h.01M12 12h.01M18.5 12h.01" />
          </svg>
        </IconButton>
        <MenuItem>Move the visit</MenuItem>
        <MenuItem>Call the patient</MenuItem>
      </Menu>,
    ],
    [
      'Links',
      <Menu>
        <Button slot="trigger" variant="secondary" text="Lists" />
        <div role="group" aria-label="Lists of the clinic">
          <MenuItem href="/tables">Tables</MenuItem>
          <MenuItem href="/trees">Trees</MenuItem>
        </div>
      </Menu>,
    ],
    [
      'Choices',
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
      </Menu>,
    ],
    [
      'Submenu',
      <Menu>
        <Button slot="trigger" variant="secondary" text="Referral" />
        <MenuItem>Write a letter</MenuItem>
        <MenuItem>
          Send to
          <MenuItem slot="submenu">Eye clinic</MenuItem>
          <MenuItem slot="submenu">Skin clinic</MenuItem>
        </MenuItem>
      </Menu>,
    ],
    [
      'Context menu',
      <Menu context aria-label="Waiting room">
        <Button slot="trigger" variant="ghost" text="Right-click the waiting room" />
        <MenuItem>Call the next patient</MenuItem>
        <MenuItem>Say that it takes longer</MenuItem>
      </Menu>,
    ],
  ],
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
