import '@life-changers/elements/hydrate';
import '@life-changers/elements';

const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => document.querySelector(name)!;
const modal = find('lc-modal');
const form = find('form');

find('lc-button').addEventListener('click', () => modal.show());
form.addEventListener('change', () => {
  find('output').textContent = JSON.stringify([...new FormData(form).values()]);
});
modal.addEventListener('lc-accept', event => event.waitUntil(invite()));

async function invite(): Promise<void> {
  const body = JSON.stringify(Object.fromEntries(new FormData(form)));
  const response = await fetch('/api/people', {method: 'POST', body});
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  find('lc-server-table').reload();
}
