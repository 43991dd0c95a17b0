import '/lc/life-changers.min.js';
import {loadAnswer, messages, questions, sendMessage, timeNow} from './conversation.js';

const $ = selector => document.querySelector(selector);
const list = $('.chat-log > ol');
const form = $('.chat-block > form');
const field = $('lc-text-area');

const ME = 'You';

/** Creates an element with properties and children. */
const create = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

/** Shows a message at the end, and returns its item. */
function add({from, time = timeNow(), text}) {
  const item = create('li', {className: from === ME ? 'chat-own' : ''});
  item.append(create('small', {}, `${from}, ${time}`), create('p', {}, text));
  list.append(item);
  item.scrollIntoView({block: 'nearest'});
  return item;
}

/** Sends a message. One that was not sent stays, and can be sent again. */
async function deliver(item, text, attempt = 0) {
  const state = create('small', {}, 'Sending …');
  item.append(state);
  try {
    await sendMessage(text, attempt);
  } catch {
    const again = create('lc-button', {size: 'sm', variant: 'ghost'}, 'Try again');
    const failed = create('span', {className: 'chat-failed'}, 'Not sent.', again);
    state.replaceWith(failed);
    again.addEventListener('click', () => {
      failed.remove();
      void deliver(item, text, attempt + 1);
    });
    return;
  }
  state.remove();
  const typing = create('li', {}, create('small', {}, 'Mara is writing …'));
  list.append(typing);
  typing.scrollIntoView({block: 'nearest'});
  const answer = await loadAnswer(text);
  typing.remove();
  add({from: 'Mara', text: answer});
}

function say(text) {
  $('.chat-questions').hidden = true;
  void deliver(add({from: ME, text}), text);
}

function send(event) {
  event.preventDefault();
  const text = field.value.trim();
  field.focus();
  if (text === '') return;
  say(text);
  field.value = '';
}

form.addEventListener('submit', send);

// Shift and Enter write a line break. While an input method composes, Enter accepts its text.
field.addEventListener('keydown', event => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) send(event);
});

$('.chat-questions').append(
  ...questions.map(question =>
    create('lc-button', {size: 'sm', variant: 'secondary', onclick: () => say(question)}, question),
  ),
);

for (const message of messages) add(message);
