import {Button, Menu, MenuItem} from '@life-changers/react';
import {useState} from 'react';

export default function View() {
  const [hasGrid, setHasGrid] = useState(true);
  const [hasRuler, setHasRuler] = useState(false);
  const [zoom, setZoom] = useState('100 %');

  return (
    <>
      <Menu>
        <Button slot="trigger" variant="secondary" text="View" />
        <MenuItem
          type="checkbox"
          checked={hasGrid}
          shortcut="mod+g"
          onMenuSelect={({detail}) => setHasGrid(detail.checked)}
        >
          Grid
        </MenuItem>
        <MenuItem
          type="checkbox"
          checked={hasRuler}
          shortcut="mod+shift+r"
          onMenuSelect={({detail}) => setHasRuler(detail.checked)}
        >
          Ruler
        </MenuItem>
        <hr />
        <div role="group" aria-label="Zoom">
          {['50 %', '100 %', '200 %'].map(value => (
            <MenuItem
              key={value}
              type="radio"
              value={value}
              checked={zoom === value}
              onMenuSelect={({detail}) => setZoom(detail.value)}
            >
              {value}
            </MenuItem>
          ))}
        </div>
      </Menu>
      <p role="status">
        {hasGrid ? 'Grid' : 'No grid'}, {hasRuler ? 'ruler' : 'no ruler'}, {zoom}
      </p>
    </>
  );
}
