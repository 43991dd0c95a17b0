import {toast} from '/lc/life-changers.min.js';
import {asDay, asEuros, orderVariants, report, tasks, team} from './sales.js';

const $ = selector => document.querySelector(selector);

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const table = $('lc-data-table');
// In a narrow card, the style sheet shows each row in two lines, and finds the cells by their classes.
table.columns = [
  {label: 'Order', field: 'id', columnClass: 'dashboard-id', sort: 'desc'},
  {label: 'Date', field: 'date', columnClass: 'dashboard-line dashboard-date', render: date => asDay(date)},
  {label: 'Customer', field: 'customer', columnClass: 'dashboard-customer'},
  {label: 'Status', field: 'status', columnClass: 'dashboard-status', render: statusBadge},
  {label: 'Amount', field: 'amount', columnClass: 'dashboard-line dashboard-amount', render: asEuros},
];

/** Shows the figures of the chosen period. */
function show() {
  const {figures, channels, inEuros, goal, orders} = report($('#period').value);
  $('.dashboard-figures').replaceChildren(...figures.map(figureCard));
  Object.assign($('#channels'), {slices: channels, format: inEuros});
  $('#goal').value = goal.reached;
  $('#goal-text').textContent = goal.text;
  const isOpen = ({status}) => status === 'New' || status === 'Shipped';
  table.rows = $('#open-only').checked ? orders.filter(isOpen) : orders;
}

function statusBadge(status) {
  const className = status === 'Shipped' ? 'is-shipped' : '';
  return create('lc-badge', {dot: true, className, variant: orderVariants[status]}, status);
}

function figureCard({label, value, change, before, isUp, year, format}) {
  const badge = create('lc-badge', {variant: isUp ? 'success' : 'danger'}, change);
  const sum = create(
    'div',
    {},
    create('p', {className: 'dashboard-figure'}, value),
    create('p', {className: 'dashboard-change'}, badge, ` ${before}`),
  );
  const line = create('lc-sparkline', {label: `${label} by month`, values: year, format});
  return create(
    'lc-card',
    {heading: label, headingLevel: 2},
    create('div', {className: 'dashboard-sum'}, sum, line),
  );
}

$('lc-avatar-group').append(...team.map(name => create('lc-avatar', {name})));
$('#period').addEventListener('change', show);
$('#open-only').addEventListener('change', show);
$('#ordered').addEventListener('click', () => $('#stock').hide());
$('#channel-menu').addEventListener('lc-menu-select', ({detail}) =>
  toast.success(`Revenue by channel: ${detail.value}.`),
);

const tree = $('lc-tree');
const showDone = () => {
  const count = tasks.flatMap(({items}) => items).length;
  $('#tasks-done').textContent = `${tree.value.length} of ${count}`;
};
tree.items = tasks;
tree.addEventListener('change', showDone);
showDone();
show();
