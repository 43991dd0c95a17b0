import {requiredText} from '@life-changers/elements/core/validation';
import type {LcImport} from '@life-changers/elements/import';
import {Button, Import, type Column} from '@life-changers/react';
import {useRef} from 'react';

interface Member {
  name: string;
  email: string;
}

const columns: Column<Member>[] = [
  {label: 'Name', field: 'name', rules: requiredText({max: 40})},
  {label: 'Email', field: 'email', rules: requiredText({max: 60})},
];

const file = () =>
  new File(
    ['Name,E-Mail\nIda Holm,ida@holm.example\nOle Berg,ole@berg.example\nAda Lind,ada@lind.example\n'],
    'members.csv',
  );

/** A server that knows one of the members. */
async function save(members: readonly Member[]) {
  await new Promise(resolve => setTimeout(resolve, 400));
  const known = members.findIndex(({email}) => email === 'ole@berg.example');
  const answer: unknown = {errors: {[`rows[${known}].email`]: 'A member has this address.'}};
  if (known !== -1) throw answer;
}

export default function ServerRefuses() {
  const members = useRef<LcImport>(null);

  return (
    <>
      <p>
        <Button
          variant="secondary"
          text="Use a sample file"
          onClick={() => void members.current?.open(file())}
        />
      </p>
      <Import
        ref={members}
        columns={columns}
        headingLevel={3}
        onImport={event => event.waitUntil(save(event.detail.rows))}
      />
    </>
  );
}
