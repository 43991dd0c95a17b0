import {Breadcrumb} from '@life-changers/react';

const LONG = '/research/2019-06-01/how_we_measure-things/a-step-with-a-name-that-is-longer-than-its-place';

const stay = (event: Event) => event.preventDefault();

export default function Narrow() {
  return (
    <div className="breadcrumb-places">
      <div>
        <Breadcrumb label="Wrapping path" location={LONG} onNavigate={stay} />
      </div>
      <div className="is-one-line">
        <Breadcrumb label="Path on one line" location={LONG} onNavigate={stay} />
      </div>
    </div>
  );
}
