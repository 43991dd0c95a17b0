import {MultiSelect} from '@life-changers/react';
import {useState} from 'react';

const start = [
  {text: 'Urgent', value: 'label-1'},
  {text: 'Later', value: 'label-2'},
];

export default function Create() {
  const [labels, setLabels] = useState(start);
  const [chosen, setChosen] = useState<readonly string[]>(['label-1']);

  // A server would return the id.
  const createLabel = (text: string) => {
    const value = `label-${labels.length + 1}`;
    setLabels([...labels, {text, value}]);
    setChosen([...chosen, value]);
  };

  return (
    <>
      <MultiSelect label="Keywords" placeholder="Type, and press Enter" creatable />
      <MultiSelect
        label="Labels"
        options={labels}
        value={chosen}
        onChange={setChosen}
        creatable
        onCreate={event => {
          event.preventDefault();
          createLabel(event.detail.text);
        }}
      />
      <p role="status">Values of the labels: {chosen.join(', ') || 'none'}</p>
    </>
  );
}
