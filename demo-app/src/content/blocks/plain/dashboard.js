import {toast} from '/lc/life-changers.min.js';
import {asDay, asEuros, orderVariants, report, tasks, team} from './sales.js';

const $ = selector => document.querySelector(selector);

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Creates a part of a drawing with attributes. */
const draw = (tag, attributes) => {
  const part = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) part.setAttribute(name, value);
  return part;
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
  const {figures, channels, goal, orders} = report($('#period').value);
  $('.dashboard-figures').replaceChildren(...figures.map(figureCard));
  $('.dashboard-channels').replaceChildren(...channels.map(channelItem));
  $('#goal').value = goal.reached;
  $('#goal-text').textContent = goal.text;
  const isOpen = ({status}) => status === 'New' || status === 'Shipped';
  table.rows = $('#open-only').checked ? orders.filter(isOpen) : orders;
}

function statusBadge(status) {
  const className = status === 'Shipped' ? 'is-shipped' : '';
  return create('lc-badge', {dot: true, className, variant: orderVariants[status]}, status);
}

function figureCard({label, value, change, before, isUp, curve, curveText}) {
  const badge = create('lc-badge', {variant: isUp ? 'success' : 'danger'}, change);
  const sum = create(
    'div',
    {},
    create('p', {className: 'dashboard-figure'}, value),
    create('p', {className: 'dashboard-change'}, badge, ` ${before}`),
  );
  const chart = draw('svg', {viewBox: '0 0 120 36', role: 'img', 'aria-label': curveText});
  chart.append(draw('path', {d: curve.path}), draw('circle', {cx: 117, cy: curve.end, r: 3}));
  return create(
    'lc-card',
    {heading: label, headingLevel: 2},
    create('div', {className: 'dashboard-sum'}, sum, chart),
  );
}

function channelItem({label, amount, share, shareText}) {
  const name = `${label}, share of the revenue`;
  const progress = {label: name, value: share, valueText: shareText, showValue: true};
  return create(
    'li',
    {},
    create('span', {}, label),
    create('span', {}, amount),
    create('lc-progress', progress),
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
