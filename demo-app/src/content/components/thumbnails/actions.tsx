import {BarLoader, Button, Card, CopyButton, IconButton, Typography} from '@life-changers/react';
import {Icon} from '../../../site/component-page/drawn-icon.js';

const PLUS = 'M10 4v12M4 10h12';
const LOCK = 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9';

export const actions = {
  buttons: () => (
    <div className="thumb-row">
      <Button type="submit" text="Publish" />
      <Button type="submit" text="Preview" variant="secondary" />
      <IconButton type="submit" text="Add" variant="ghost">
        <Icon path={PLUS} />
      </IconButton>
    </div>
  ),
  'copy-buttons': () => (
    <div className="thumb-row">
      <code>npm i @life-changers/react</code>
      <CopyButton value="" text="Copy" size="sm" variant="secondary" iconOnly />
    </div>
  ),
  loaders: () => (
    <div className="thumb-field thumb-loader">
      <span>Loading</span>
      <BarLoader loading label="Loading" />
    </div>
  ),
  'card-with-permissions': () => (
    <Card className="thumb-field" title="Salaries">
      <div className="thumb-row is-filled">
        <Icon path={LOCK} />
        Only owners see this card.
      </div>
    </Card>
  ),
  typography: () => (
    <div className="thumb-field thumb-type">
      <Typography variant="overline" tone="accent">
        From our oven
      </Typography>
      <Typography variant="h2" as="p">
        Fresh at five
      </Typography>
      <Typography variant="small" tone="muted">
        Bread that rises overnight and is baked before dawn.
      </Typography>
    </div>
  ),
};
