import {connectForm, toast} from '/lc/life-changers.min.js';

const $ = selector => document.querySelector(selector);

/** Simulates your server, which refuses one email address. Replace it with your `fetch`. */
async function save({email}) {
  await new Promise(resolve => setTimeout(resolve, 400));
  return email === 'team@northlight.example'
    ? [{path: 'email', message: 'Another member uses this email address.'}]
    : [];
}

// Each form is saved on its own. Discard returns to what was saved last.
for (const form of document.querySelectorAll('form[data-saved]')) {
  const buttons = form.querySelectorAll('[type="submit"], [type="reset"]');
  const status = form.querySelector('[role="status"]');
  const setDirty = isDirty => {
    for (const button of buttons) button.disabled = !isDirty;
    status.textContent = isDirty ? 'Not saved yet' : '';
  };
  const connection = connectForm(form, {
    async onSubmit(values) {
      const issues = await save(values);
      if (issues.length > 0) return issues;
      connection.update({values});
      setDirty(false);
      toast.success(form.dataset.saved);
      return [];
    },
  });
  form.addEventListener('input', () => setDirty(connection.dirty));
  form.addEventListener('reset', () => setDirty(false));
}

// The picture is shown before it is saved. After a reset, the upload has its start value again.
const upload = $('lc-file-upload');
const showPicture = () => {
  const {path = '', file = null} = upload.value ?? {};
  $('#avatar').src = file ? URL.createObjectURL(file) : path;
};
upload.addEventListener('input', showPicture);
upload.closest('form').addEventListener('reset', () => queueMicrotask(showPicture));

// The team.
const members = $('#members');
let leaving = null;

function addMember({name = '', email, role}) {
  const row = $('#member').content.cloneNode(true).firstElementChild;
  row.dataset.email = email;
  row.querySelector('lc-avatar').name = name || email;
  row.querySelector('span').textContent = name || email;
  row.querySelector('small').textContent = name ? email : 'Invited, not joined yet';
  const select = row.querySelector('lc-select');
  select.setAttribute('aria-label', `Role of ${name || email}`);
  select.setAttribute('value', role);
  select.addEventListener('change', () =>
    toast.success(`The role of ${name || email} is saved.`, {id: 'role'}),
  );
  const remove = row.querySelector('lc-button');
  remove.setAttribute('aria-label', `Remove ${name || email}`);
  remove.addEventListener('click', () => {
    leaving = {row, name: name || email};
    $('#leaving').heading = `Remove ${leaving.name}?`;
    $('#leaving').show();
  });
  members.append(row);
  countMembers();
}

function countMembers() {
  $('#member-count').textContent = members.children.length;
}

$('#leaving').addEventListener('lc-accept', () => {
  leaving.row.remove();
  countMembers();
  toast(`${leaving.name} is no longer a member.`);
});
$('#leaving').addEventListener('lc-after-hide', () => {
  // The button that opened the question is gone.
  if (!leaving.row.isConnected) members.focus();
});

addMember({name: 'Idris Bekele', email: 'idris@northlight.example', role: 'roaster'});
addMember({name: 'Sofia Reyes', email: 'sofia@northlight.example', role: 'manager'});
addMember({name: 'Jonas Weber', email: 'jonas@northlight.example', role: 'accounting'});

connectForm($('#invite'), {
  async onSubmit({email, role}) {
    const emails = [...members.querySelectorAll('li')].map(row => row.dataset.email);
    if (emails.includes(email) || email === 'mara@northlight.example')
      return [{path: 'email', message: 'This person is a member already.'}];
    const issues = await save({email});
    if (issues.length > 0) return issues;
    addMember({email, role});
    toast.success(`${email} is invited.`);
    $('#invite').reset();
    return [];
  },
});

// The danger zone.
$('#close').addEventListener('click', () => {
  $('#asking form').reset();
  $('#asking').show();
});
$('#asking').addEventListener('lc-accept', () => setClosing(true));
$('#keep').addEventListener('click', () => {
  setClosing(false);
  toast.success('The workspace stays open.');
});

function setClosing(isClosing) {
  $('#closing').open = isClosing;
  $('#close').disabled = isClosing;
}
