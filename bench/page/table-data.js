/** The rows of the table suite: the same for every contender, from a fixed seed. */

export const FIELDS = ['id', 'name', 'city', 'team', 'amount', 'joined'];

/** @typedef {{id: number, name: string, city: string, team: string, amount: number, joined: string}} Row */

/** @type {{field: keyof Row, label: string, isNumber: boolean}[]} */
export const COLUMNS = [
  {field: 'id', label: 'Id', isNumber: true},
  {field: 'name', label: 'Name', isNumber: false},
  {field: 'city', label: 'City', isNumber: false},
  {field: 'team', label: 'Team', isNumber: false},
  {field: 'amount', label: 'Amount', isNumber: true},
  {field: 'joined', label: 'Joined', isNumber: false},
];

/** Each further character of this word matches fewer rows. */
export const WORD = 'marina';

const FIRST_NAMES =
  words(`Marina Marino Marin Maria Mario Marta Marcus Max Maya Mia Ada Alan Barbara Brian Claude
  Donald Edsger Frances Grace Hedy Ida Jean Karen Leslie Niklaus Olga Peter Radia Sophie Tim Ursula Vera Whitfield Yukio`);
const CITIES =
  words(`Athens Berlin Cairo Dublin Essen Fargo Ghent Havana Istanbul Jakarta Kyoto Lisbon Madrid Nairobi
  Oslo Porto Quito Riga Seville Tunis Utrecht Vienna Warsaw York Zagreb`);
const TEAMS = words('Design Finance Legal Operations Research Sales Support Training');
const SYLLABLES = words('ba de fi go hu ja ke li no pu ra se ti vo wu xa ze bri cla dro');

/**
 * @param {number} count
 * @returns {Row[]}
 */
export function makeRows(count) {
  const random = randomNumbers(20_261_122);
  const pick = list => list[Math.floor(random() * list.length)];
  const lastName = () => capitalized(pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES));
  return Array.from({length: count}, (_, index) => ({
    id: index + 1,
    name: `${pick(FIRST_NAMES)} ${lastName()}`,
    city: pick(CITIES),
    team: pick(TEAMS),
    amount: Math.floor(random() * 1_000_000),
    joined: new Date(Date.UTC(2000, 0, 1 + Math.floor(random() * 9000))).toISOString().slice(0, 10),
  }));
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function words(text) {
  return text.split(/\s+/);
}

const capitalized = text => text[0].toUpperCase() + text.slice(1);
