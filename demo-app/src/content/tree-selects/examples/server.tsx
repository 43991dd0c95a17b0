import type {LoadChildren, TreeOption} from '@life-changers/elements/tree-select';
import {TreeSelect} from '@life-changers/react';

const teams: TreeOption[] = [
  {text: 'Night shift', value: 'team-0', hasChildren: true},
  {text: 'Day shift', value: 'team-1', hasChildren: true},
  {text: 'Weekend', value: 'team-2', hasChildren: true},
];

interface Person {
  readonly id: number;
  readonly realName: string;
}

let isFirst = true;

/** The server is slow, and fails at the first request for a team. */
async function loadPeople(query: Record<string, string>, signal?: AbortSignal, fault?: string) {
  const parameters = new URLSearchParams(query);
  parameters.append('fault', 'delay:900');
  if (fault) parameters.append('fault', fault);
  const response = await fetch(`/api-stub/people?${parameters}`, {
    signal: signal ?? null,
    headers: {Authorization: 'Bearer demo'},
  });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  const {data} = (await response.json()) as {data: readonly Person[]};
  return data;
}

const loadTeam: LoadChildren = async ({value}, {signal}) => {
  const fault = isFirst ? '503' : undefined;
  isFirst = false;
  const skip = Number(String(value).slice(5)) * 4;
  const people = await loadPeople({$limit: '4', $skip: String(skip)}, signal, fault);
  return people.map(({id, realName}) => ({text: realName, value: `person-${id}`}));
};

const loadName = async () => {
  const [person] = await loadPeople({$limit: '1', $skip: '5'});
  return person?.realName;
};

export default function Server() {
  return (
    <TreeSelect
      label="Who was on duty?"
      hint="Open a team, then try again."
      options={teams}
      initValue="person-6"
      loadChildren={loadTeam}
      loadLabel={loadName}
      name="person"
    />
  );
}
