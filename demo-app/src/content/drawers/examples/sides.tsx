import {Button, Drawer} from '@life-changers/react';
import type {LcDrawer} from '@life-changers/elements/drawer';
import {useRef, useState} from 'react';

const sides = ['start', 'end', 'top', 'bottom'] as const;

const shortcuts = [
  ['/', 'Focus the search'],
  ['N', 'New order'],
  ['?', 'Show this list'],
] as const;

export default function Sides() {
  const drawer = useRef<LcDrawer>(null);
  const [side, setSide] = useState<(typeof sides)[number]>('start');

  const show = (next: typeof side) => {
    setSide(next);
    drawer.current?.show();
  };

  return (
    <>
      <div className="row">
        {sides.map(name => (
          <Button key={name} text={`At the ${name}`} variant="secondary" onClick={() => show(name)} />
        ))}
      </div>
      <Drawer ref={drawer} title="Keyboard shortcuts" placement={side}>
        <ul className="lines">
          {shortcuts.map(([key, action]) => (
            <li key={key}>
              <span>{action}</span> <kbd>{key}</kbd>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  );
}
