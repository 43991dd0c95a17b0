import {Button} from '@life-changers/react';
import {useState} from 'react';

const plus = (
  <svg
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M10 4v12M4 10h12" />
  </svg>
);

export default function Icons() {
  const [people, setPeople] = useState(1);

  return (
    <>
      <Button
        text="Add a person"
        icon={plus}
        onClick={() => setPeople(people + 1)}
      />
      <Button
        text="Start again"
        variant="secondary"
        onClick={() => setPeople(1)}
      />
      <p role="status">People: {people}</p>
    </>
  );
}
