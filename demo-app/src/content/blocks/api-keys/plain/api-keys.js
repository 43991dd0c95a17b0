import {connectForm, toast} from '/lc/life-changers.min.js';
import {accesses, createKey, keys, revokeKey, terms} from './secret-keys.js';

const $ = selector => document.querySelector(selector);
const form = $('.keys-form');
const secret = $('.keys-secret');
const rows = $('.keys-block > ul');
const modal = $('lc-modal');
const failure = $('.keys-failure');

let list = keys;

// The list.
function row(key) {
  const item = $('template').content.cloneNode(true).firstElementChild;
  const badge = item.querySelector('lc-badge');
  const revoke = item.querySelector('lc-button');
  item.querySelector('.keys-name > span').textContent = key.name;
  item.querySelector('code').textContent = `${key.start}…`;
  item.querySelector('small').textContent = key.used;
  badge.variant = key.access === 'Write' ? 'warning' : 'neutral';
  badge.textContent = key.access;
  revoke.setAttribute('aria-label', `Revoke ${key.name}`);
  revoke.addEventListener('click', () => {
    leaving = key;
    attempts = 0;
    failure.open = false;
    modal.heading = `Revoke ${key.name}?`;
    modal.show();
  });
  return item;
}

function show(next) {
  list = next;
  rows.replaceChildren(...list.map(row));
  rows.hidden = list.length === 0;
  $('lc-empty-state').hidden = list.length > 0;
}

// A new key, whose secret is shown only once.
function open(part) {
  form.hidden = part !== form;
  secret.hidden = part !== secret;
  $('#create').disabled = part === form;
}

function close() {
  open(null);
  $('#secret').textContent = '';
  $('#create').focus();
}

$('[name="access"]').options = accesses;
$('[name="term"]').options = terms;
connectForm(form, {
  values: {access: 'Read', term: '90 days'},
  async onSubmit({name, access}) {
    const {secret: text, issues} = await createKey({name}, list);
    if (issues.length > 0) return issues;
    show([
      {id: `${name}-${list.length}`, name, start: text.slice(0, 12), access, used: 'Never used'},
      ...list,
    ]);
    $('#secret').textContent = text;
    open(secret);
    secret.focus();
    return [];
  },
});
$('#create').addEventListener('click', () => {
  form.reset();
  $('#secret').textContent = '';
  open(form);
  $('[name="name"]').focus();
});
$('#cancel').addEventListener('click', close);
$('#copied').addEventListener('click', close);

// The question before a key is revoked. It stays open if the server fails.
let leaving = null;
let attempts = 0;
modal.addEventListener('lc-accept', event => event.waitUntil(revoke(event)));
async function revoke(event) {
  failure.open = false;
  const reason = await revokeKey(leaving.id, attempts);
  attempts += 1;
  failure.textContent = reason;
  failure.open = reason !== '';
  if (reason) return event.preventDefault();
  show(list.filter(key => key !== leaving));
  toast(`${leaving.name} has no access any more.`);
}
modal.addEventListener('lc-after-hide', () => {
  // The button that opened the question is gone.
  if (!list.includes(leaving)) $('#keys-heading').focus();
});

show(keys);
