import {numberBetween, requiredText} from '/lc/life-changers.min.js';
import {plans, sampleFile, saveCustomers} from './imported-customers.js';

const $ = selector => document.querySelector(selector);
const customers = $('lc-import');
const success = $('lc-callout');

let count = 0;

customers.columns = [
  {label: 'Customer', field: 'name', rules: requiredText({max: 40})},
  {label: 'City', field: 'city', rules: requiredText({max: 40})},
  {label: 'Plan', field: 'plan', filterOptions: plans},
  {label: 'Kilos a month', field: 'kilos', type: 'number', rules: numberBetween(1, 500)},
  {label: 'Customer since', field: 'since', type: 'date'},
];

$('lc-button').addEventListener('click', () => customers.open(new File([sampleFile], 'customers.csv')));

customers.addEventListener('lc-import', event => event.waitUntil(saveCustomers(event.detail.rows)));

customers.addEventListener('lc-after-import', ({detail}) => {
  count += detail.saved;
  success.textContent =
    count === 1 ? '1 customer is in your list now.' : `${count} customers are in your list now.`;
  success.open = count > 0;
});
