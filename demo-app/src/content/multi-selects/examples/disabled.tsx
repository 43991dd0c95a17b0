import {MultiSelect} from '@life-changers/react';

const roles = [
  {text: 'Owner', value: 'owner', disabled: true},
  {text: 'Editor', value: 'editor'},
  {text: 'Reader', value: 'reader'},
];

export default function Disabled() {
  return (
    <>
      <MultiSelect label="Roles" options={roles} initValue={['owner', 'editor']} />
      <MultiSelect label="Disabled" options={roles} initValue={['editor']} disabled />
    </>
  );
}
