import {toast} from '/lc/life-changers.min.js';
import {dayText, files, listOf, newId, pathTo, saveName, sendFile, sizeText} from './shared-files.js';

const $ = selector => document.querySelector(selector);
const heading = $('#files-heading');
const nav = $('.files-block > nav');
const rows = $('.files-block > ul');
const input = $('.files-actions > input');
const modal = $('lc-modal');
const name = $('lc-text-input');

let all = files;
let folder = '';
let naming = {};

const today = () => new Date().toISOString().slice(0, 10);

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const link = (id, text) => create('button', {type: 'button', onclick: () => open(id)}, text);

function row(file) {
  const isFolder = file.kind === 'folder';
  const item = $('template').content.cloneNode(true).firstElementChild;
  const [size, changed] = item.querySelectorAll('small');
  item.className = `files-${file.kind}`;
  item.prepend(isFolder ? link(file.id, file.name) : create('span', {}, file.name));
  size.textContent = isFolder ? 'Folder' : sizeText(file.size);
  changed.textContent = dayText(file.changed);
  item.querySelector('lc-button').setAttribute('aria-label', `Actions for ${file.name}`);
  item.querySelector('lc-menu').addEventListener('lc-menu-select', ({detail}) => {
    if (detail.value === 'rename') ask(file);
    else remove(file);
  });
  return item;
}

function show(next = all) {
  all = next;
  const shown = listOf(all, folder);
  const path = pathTo(all, folder);
  heading.textContent = path.at(-1)?.name ?? 'Files';
  nav.hidden = folder === '';
  nav.firstElementChild.replaceChildren(
    create('li', {}, link('', 'Files')),
    ...path.map(({id, name: text}) =>
      id === folder ? create('li', {ariaCurrent: 'location'}, text) : create('li', {}, link(id, text)),
    ),
  );
  rows.replaceChildren(...shown.map(row));
  rows.hidden = shown.length === 0;
  $('lc-empty-state').hidden = shown.length > 0;
}

function open(id) {
  folder = id;
  show();
  // What was pressed is gone.
  heading.focus();
}

function remove(file) {
  const before = all;
  show(all.filter(({id}) => id !== file.id));
  toast(`${file.name} is deleted.`, {action: {text: 'Undo', onClick: () => show(before)}});
  heading.focus();
}

// A name for a new folder, or another one.
function ask(file) {
  naming = file;
  modal.heading = file.name ? `Rename ${file.name}` : 'New folder';
  modal.acceptText = file.name ? 'Rename' : 'Create';
  name.initValue = file.name ?? '';
  name.error = '';
  $('form').reset();
  modal.show();
}

name.addEventListener('input', () => {
  name.error = '';
});

modal.addEventListener('lc-accept', event => event.waitUntil(save(event)));

async function save(event) {
  const {id = newId()} = naming;
  const text = name.value.trim();
  const others = listOf(all, folder).filter(file => file.id !== id);
  name.error = await saveName(text, others);
  // Keeps the modal open.
  if (name.error) return event.preventDefault();
  const made = {id, parent: folder, kind: 'folder', size: 0, changed: today(), ...naming, name: text};
  show([...all.filter(file => file.id !== id), made]);
}

$('#new').addEventListener('click', () => ask({}));

// Files are added at once.
async function send(file, attempt = 0) {
  try {
    await sendFile(file, attempt);
  } catch {
    const again = {text: 'Try again', onClick: () => void send(file, attempt + 1)};
    toast.error(`${file.name} was not added.`, {action: again});
    return;
  }
  const added = {
    id: newId(),
    parent: folder,
    name: file.name,
    kind: 'file',
    size: file.size,
  };
  show([...all, {...added, changed: today()}]);
  toast.success(`${file.name} is added.`);
}

$('#add').addEventListener('click', () => input.click());
input.addEventListener('change', () => {
  for (const file of input.files) void send(file);
  input.value = '';
});

show();
