import {connectForm, toast} from '/lc/life-changers.min.js';
import {customers, invoice, sendInvoice, totalsOf} from './invoices.js';

const $ = selector => document.querySelector(selector);
const form = $('form');

$('lc-select[name="customer"]').options = customers.map(text => ({text, value: text}));

const connection = connectForm(form, {
  values: invoice,
  async onSubmit(values) {
    const issues = await sendInvoice(values);
    if (issues.length > 0) return issues;
    setSent(true);
    toast.success(`${values.customer} gets it by email.`, {heading: `${$('#total').textContent} invoiced`});
    return [];
  },
});

form.addEventListener('input', calculate);
form.addEventListener('reset', calculate);
calculate();

function setSent(isSent) {
  $('#state').textContent = isSent ? 'Sent' : 'Draft';
  $('#state').variant = isSent ? 'success' : 'neutral';
}

/** After an update: a row that was added or removed is in the values only then. */
function calculate() {
  setSent(false);
  setTimeout(() => {
    const {lines, ...totals} = totalsOf(connection.values);
    for (const [name, text] of Object.entries(totals)) $(`#${name}`).textContent = text;
    for (const [index, output] of document.querySelectorAll('[data-row] output').entries())
      output.textContent = lines[index];
  });
}
