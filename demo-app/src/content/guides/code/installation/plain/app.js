import {requiredText} from './life-changers.min.js';

const form = document.querySelector('form');
const table = document.querySelector('lc-data-table');

form.querySelector('[name=name]').rules = requiredText({
  min: 2,
  max: 30,
});
table.columns = [{label: 'Name', field: 'name'}];
table.rows = [{name: 'Ada'}];

form.addEventListener('submit', event => {
  event.preventDefault();
  table.rows = [...table.rows, {name: new FormData(form).get('name')}];
  form.reset();
});
