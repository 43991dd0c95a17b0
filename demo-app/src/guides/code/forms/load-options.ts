import '@life-changers/elements/multi-select';
import '@life-changers/elements/option-loading';

const people = document.querySelector('lc-multi-select')!;

people.loadOptions = async (text, {signal, page}) => {
  const query = new URLSearchParams({search: text, page: String(page)});
  const response = await fetch(`/people?${query}`, {signal});
  if (!response.ok)
    throw new Error(`The server answered ${response.status}.`);
  const {rows, total} = await response.json();
  const options = rows.map(({id, name}: {id: number; name: string}) => ({
    text: name,
    value: String(id),
  }));
  return {options, hasMore: page * 20 < total};
};

people.loadLabel = async id => {
  const response = await fetch(`/people/${id}`);
  return response.ok ? (await response.json()).name : null;
};
