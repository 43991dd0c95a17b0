import {expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {InviteForm} from './invite-form.js';

test('shows what is wrong with the name, and invites once it is right', async () => {
  const onInvite = vi.fn();
  await render(<InviteForm onInvite={onInvite} />);
  await page.getByRole('textbox', {name: 'Name'}).fill('A');
  await expect.element(page.getByText('Name must have 2 to 30 characters.')).toBeVisible();
  await page.getByRole('textbox', {name: 'Name'}).fill('Ada');
  await page.getByRole('checkbox', {name: 'Administrator'}).click();
  await page.getByRole('button', {name: 'Invite'}).click();
  expect(onInvite).toHaveBeenCalledWith('Ada', true);
});
