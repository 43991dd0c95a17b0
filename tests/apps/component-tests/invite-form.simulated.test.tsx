import {act, cleanup, render, waitFor} from '@testing-library/react';
import {fill} from '@life-changers/elements/testing';
import {userEvent} from '@testing-library/user-event';
import {afterEach, expect, test, vi} from 'vitest';
import {InviteForm} from './invite-form.js';
import {controlOf, messageOf} from './testing.js';

afterEach(cleanup);

test('shows what is wrong with the name, and no message once it is right', async () => {
  render(<InviteForm onInvite={() => {}} />);
  const user = userEvent.setup();
  const name = await controlOf('Name', 'lc-text-input');
  await user.type(name, 'A');
  await waitFor(async () =>
    expect(await messageOf('Name', 'lc-text-input')).toBe('Name must have 2 to 30 characters.'),
  );
  await user.type(name, 'da');
  await waitFor(async () => expect(await messageOf('Name', 'lc-text-input')).toBe(''));
});

test('gives the values that the helpers have filled in to the button', async () => {
  const onInvite = vi.fn();
  render(<InviteForm onInvite={onInvite} />);
  await act(() => fill('Name', 'Ada'));
  await act(() => fill('Administrator', true));
  await userEvent.click(document.querySelector('lc-button')!);
  expect(onInvite).toHaveBeenCalledWith('Ada', true);
});

test('gives the typed name and the checked box to the button', async () => {
  const onInvite = vi.fn();
  render(<InviteForm onInvite={onInvite} />);
  const user = userEvent.setup();
  await user.type(await controlOf('Name', 'lc-text-input'), 'Ada');
  await user.click(await controlOf('Administrator', 'lc-checkbox'));
  // Click the element, not the button inside: happy-dom does not retarget events, so React finds no component.
  await user.click(document.querySelector('lc-button')!);
  expect(onInvite).toHaveBeenCalledWith('Ada', true);
});
