import {Breadcrumb, Button} from '@life-changers/react';
import {useState} from 'react';

const START = '/developing/magnificent-gorgeous/breadcrumbs';

export default function Path() {
  const [location, setLocation] = useState(START);

  return (
    <>
      <Breadcrumb
        label="Demo path"
        location={location}
        onNavigate={event => {
          event.preventDefault();
          setLocation(event.detail.href);
        }}
      />
      <p role="status">The demo is at {location}</p>
      {location !== START && (
        <Button text="Back to the start" variant="secondary" size="sm" onClick={() => setLocation(START)} />
      )}
    </>
  );
}
