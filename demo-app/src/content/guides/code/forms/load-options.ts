import '@life-changers/elements/multi-select';
import '@life-changers/elements/option-loading';

interface Person {
  readonly id: number;
  readonly name: string;
}

interface People {
  readonly rows: readonly Person[];
  readonly total: number;
}

const people = document.querySelector('lc-multi-select')!;

people.loadOptions = async (text, {signal, page}) => {
  const query = new URLSearchParams({search: text, page: String(page)});
  const response = await fetch(`/people?${query}`, {signal});
  if (!response.ok)
    throw new Error(`The server answered ${response.status}.`);
  const {rows, total} = (await response.json()) as People;
  const options = rows.map(({id, name}) => ({
    text: name,
    value: String(id),
  }));
  return {options, hasMore: page * 20 < total};
};

people.loadLabel = async id => {
  const response = await fetch(`/people/${id}`);
  if (!response.ok) return null;
  return ((await response.json()) as Person).name;
};
