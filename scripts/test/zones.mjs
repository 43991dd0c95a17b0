/** The tests of the calendar and of the date picker that depend on the time zone run in Chromium in each of these zones. */
import {readdirSync} from 'node:fs';
import {inRoot} from '../lib/workspace.mjs';

/** UTC, a zone behind it, one with a half-hour offset, one whose clock changes at midnight, and one that skipped a day. */
export const ZONES = ['UTC', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo', 'Pacific/Apia'];

/** Returns the test files, from the root. */
export const zoneFiles = () =>
  readdirSync(inRoot('elements/src/core/calendar'))
    .filter(name => name.endsWith('.test.ts'))
    .map(name => `elements/src/core/calendar/${name}`)
    .concat('elements/src/components/date-time-picker/date-time-picker.zones.test.ts');
