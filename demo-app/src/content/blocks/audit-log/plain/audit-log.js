import '/lc/life-changers.min.js';
import {actionOptions, loadEvents, personOptions, timeText} from './audit-events.js';

const $ = selector => document.querySelector(selector);
const table = $('lc-data-table');
const failure = $('lc-callout');

let attempt = 0;

table.columns = [
  {label: 'Time (UTC)', field: 'time', sort: 'desc', filter: 'date', render: timeText},
  {label: 'Who', field: 'person', filterOptions: personOptions, filter: 'options'},
  {
    label: 'Action',
    field: 'action',
    filterOptions: actionOptions,
    filter: 'options',
    render(action) {
      const badge = document.createElement('lc-badge');
      badge.variant = action === 'Deleted' ? 'danger' : 'neutral';
      badge.append(action);
      return badge;
    },
  },
  {label: 'What', field: 'object'},
];

table.renderDetail = ({id, before, after}) => {
  const detail = $('template').content.cloneNode(true).firstElementChild;
  const texts = [id, before || 'Nothing', after || 'Nothing'];
  for (const [index, cell] of detail.querySelectorAll('dd').entries()) cell.textContent = texts[index];
  return detail;
};

async function load() {
  const show = (isLoading, hasFailed) => {
    $('.audit-block').ariaBusy = String(isLoading);
    $('lc-skeleton').hidden = !isLoading;
    failure.open = hasFailed;
    table.hidden = isLoading || hasFailed;
  };
  show(true, false);
  try {
    table.rows = await loadEvents(attempt);
    show(false, false);
  } catch {
    show(false, true);
  }
  attempt += 1;
}

failure.querySelector('lc-button').addEventListener('click', load);

void load();
