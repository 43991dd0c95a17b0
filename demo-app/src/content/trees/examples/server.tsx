import type {LoadItems, TreeItemData} from '@life-changers/elements/tree';
import {Tree} from '@life-changers/react';

const teams: TreeItemData[] = [
  {value: 'team-0', label: 'Night shift', hasItems: true},
  {value: 'team-1', label: 'Day shift', hasItems: true},
  {value: 'team-2', label: 'Weekend', hasItems: true},
];

let isFirst = true;

/** Loads four people for each team. The server is slow, and fails at the first request. */
const loadTeam: LoadItems = async ({value}, {signal}) => {
  const query = new URLSearchParams({$limit: '4', $skip: String(Number(String(value).slice(5)) * 4)});
  query.append('fault', 'delay:900');
  if (isFirst) query.append('fault', '503');
  isFirst = false;
  const response = await fetch(`/api-stub/people?${query}`, {
    signal,
    headers: {Authorization: 'Bearer demo'},
  });
  if (!response.ok) throw new Error(`The server answers ${response.status}.`);
  const {data} = (await response.json()) as {data: readonly {id: number; realName: string}[]};
  return data.map(({id, realName}) => ({value: `person-${id}`, label: realName}));
};

export default function Server() {
  return (
    <Tree
      label="Who was on duty?"
      hint="Open a team, then try again."
      items={teams}
      loadItems={loadTeam}
      name="person"
    />
  );
}
