import {connectForm, toast, transferFiles} from '/lc/life-changers.min.js';
import {certificates, languages, profile, saveProfile, sendParts} from './public-profile.js';

const $ = selector => document.querySelector(selector);
const form = $('form');
const addresses = new WeakMap();
const buttons = form.querySelectorAll('[type="submit"], [type="reset"]');

$('[name="languages"]').options = languages;
const connection = connectForm(form, {
  values: profile,
  async onSubmit(values) {
    const issues = await saveProfile(values);
    if (issues.length > 0) return issues;
    connection.update({values});
    setDirty(false);
    toast.success('Customers see the new profile now.', {heading: 'Saved'});
    return [];
  },
});

function setDirty(isDirty) {
  for (const button of buttons) button.disabled = !isDirty;
  $('[role="status"]').textContent = isDirty ? 'Not saved yet' : '';
}

// The certificates are sent as soon as they are added, before the form is submitted.
const upload = $('[name="certificates"]');
upload.initValue = certificates;
transferFiles(upload, {
  // In your app, `postFile('/uploads')` does this.
  async send({name, size}, {onProgress}) {
    for await (const bytes of sendParts(name, size)) onProgress(bytes);
    return name;
  },
});

// What customers see, which follows every key press. After a reset, the fields have their values later.
const follow = () =>
  setTimeout(() => {
    showPreview();
    setDirty(connection.dirty);
  });
form.addEventListener('input', follow);
form.addEventListener('reset', follow);
showPreview();

function showPreview() {
  const {name, position, about, languages: chosen} = connection.values;
  $('.profile-card strong').textContent = name || 'Your name';
  $('#position').textContent = position || 'Your position';
  $('#about').textContent = about;
  $('#about').hidden = !about;
  $('.profile-card > ul').replaceChildren(
    ...(chosen ?? []).map(language => {
      const item = document.createElement('li');
      const tag = document.createElement('lc-tag');
      tag.append(language);
      item.append(tag);
      return item;
    }),
  );
  $('lc-avatar').name = name;
  showPicture($('[name="picture"]').value);
}

// A file that is not saved yet has no address, so it gets one, which stays valid until the page is left.
function showPicture(picture) {
  const {file = null, path = ''} = picture ?? {};
  if (file && !addresses.has(file)) addresses.set(file, URL.createObjectURL(file));
  $('lc-avatar').src = file ? addresses.get(file) : path;
}
