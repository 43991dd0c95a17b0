import '@life-changers/elements/mentions';
import {TextArea} from '@life-changers/react';
import {PEOPLE} from 'api-stub/people';
import {useState} from 'react';

const TASKS = ['Invoice 12', 'Invoice 13', 'Contract 4'].map(text => ({text, value: text}));
const MENTIONS = {
  '@': PEOPLE.map(({realName}) => ({text: realName, value: realName})),
  '#': TASKS,
};

export default function MentionExample() {
  const [last, setLast] = useState('No one yet');

  return (
    <>
      <TextArea
        label="Comment"
        hint="@ mentions a person, and # a document."
        mentions={MENTIONS}
        onMention={({detail}) => setLast(detail.trigger + detail.option.text)}
      />
      <p role="status">Mentioned last: {last}</p>
    </>
  );
}
