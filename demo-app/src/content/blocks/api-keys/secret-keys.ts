/** The keys of a sample company. A server keeps only the start of a key, and a hash of it. */
export const keys = [
  {id: 'website', name: 'Website', start: 'nl_live_8f2c', access: 'Read', used: 'Used on 30 November'},
  {
    id: 'till',
    name: 'Till in Hornsgatan',
    start: 'nl_live_c410',
    access: 'Write',
    used: 'Used on 30 November',
  },
  {id: 'export', name: 'Export of 2025', start: 'nl_live_07be', access: 'Read', used: 'Never used'},
];

export const accesses = [
  {text: 'Read', value: 'Read', description: 'Orders, customers, and stock'},
  {text: 'Write', value: 'Write', description: 'Also creates and changes them'},
];

/** How long a key is valid. */
export const terms = ['90 days', 'One year', 'No end'].map(text => ({text, value: text}));

const answer = () => new Promise(resolve => setTimeout(resolve, 400));

/** Simulates your server, which allows each name once. Returns the secret, and the issues of the form. */
export async function createKey({name = ''}, others = keys) {
  await answer();
  return others.some(key => key.name.toLowerCase() === name.trim().toLowerCase())
    ? {secret: '', issues: [{path: 'name', message: 'A key has this name. Choose another one.'}]}
    : {secret: 'nl_live_51aa_this_is_not_a_real_key', issues: []};
}

/** Simulates your server, which is busy at the first attempt for one key. Returns what went wrong, or nothing. */
export async function revokeKey(id = '', attempt = 0) {
  await answer();
  return id === 'till' && attempt === 0 ? 'The key is in use at this moment. Try again.' : '';
}
