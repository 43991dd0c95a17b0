/** A conversation with the support of a sample company. */
export const messages = [
  {id: 1, from: 'Mara', time: '09:41', text: 'Hello, this is Mara of Northlight Coffee. How can I help?'},
];

/** What users ask most often. */
export const questions = ['Where is my order?', 'I want to change my plan.', 'The beans taste different.'];

const answers = [
  {
    about: /order/i,
    text: 'Order NO-2041 left our roastery this morning. It is with you tomorrow before noon.',
  },
  {about: /plan/i, text: 'You can change it under Settings, Plan. It counts from your next delivery on.'},
];

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which loses a message with the word “lost” the first time. */
export async function sendMessage(text = '', attempt = 0) {
  await answer();
  if (/\blost\b/i.test(text) && attempt === 0) throw new Error('The server did not answer.');
}

/** Simulates the person at the other end. */
export async function loadAnswer(text = '') {
  await answer();
  const {text: found} = answers.find(({about}) => about.test(text)) ?? {text: ''};
  return found || 'Thank you. I look into it, and write to you by email today.';
}

const clock = new Intl.DateTimeFormat('en-GB', {hour: '2-digit', minute: '2-digit'});

export const timeNow = () => clock.format(new Date());
