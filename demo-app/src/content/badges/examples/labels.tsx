import {Button, Tag} from '@life-changers/react';
import {useState} from 'react';

const all = ['Urgent', 'Wholesale', 'Gift wrapping', 'Call before delivery'];

export default function Labels() {
  const [labels, setLabels] = useState(all);

  return (
    <>
      <div className="row" role="group" aria-label="Labels of the order">
        {labels.map(label => (
          <Tag
            key={label}
            value={label}
            variant={label === 'Urgent' ? 'danger' : 'neutral'}
            size="sm"
            pill
            removable
            onRemove={({detail}) => setLabels(labels.filter(one => one !== detail.value))}
          >
            {label}
          </Tag>
        ))}
      </div>
      <Button text="Restore labels" size="sm" variant="ghost" onClick={() => setLabels(all)} />
    </>
  );
}
