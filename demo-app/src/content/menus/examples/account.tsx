import {Avatar, Button, Menu, MenuItem} from '@life-changers/react';

export default function Account() {
  return (
    <Menu>
      <Button
        slot="trigger"
        variant="secondary"
        text="Ada Lovelace"
        icon={<Avatar aria-hidden src="/portrait.svg" />}
      />
      <div role="group" aria-label="ada@example.com">
        <MenuItem href="/profile-cards">Profile</MenuItem>
        <MenuItem href="/permissions">Permissions</MenuItem>
        <MenuItem href="https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/" target="_blank">
          Help
        </MenuItem>
      </div>
      <hr />
      <MenuItem value="log-out">Log out</MenuItem>
    </Menu>
  );
}
