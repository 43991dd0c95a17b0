import {readForm, requiredText, toast} from './life-changers.min.js';

const modal = document.querySelector('lc-modal');
const form = modal.querySelector('form');

form.querySelector('[name=name]').rules = requiredText({min: 2, max: 30});
document.querySelector('lc-server-table').columns = [
  {label: 'No.', field: 'id'},
  {label: 'Name', field: 'name'},
];

document.querySelector('#invite').addEventListener('click', () => modal.show());
modal.addEventListener('lc-accept', () => {
  const {name, years, role} = readForm(new FormData(form), {name: 'text', years: 'number', role: 'text'});
  toast(`${name} (${role}, ${years + 1} years next year) is invited.`, {type: 'success'});
});
