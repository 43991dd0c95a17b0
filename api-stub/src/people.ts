/** A sample person. */
export interface Person {
  /** The name of the actor. */
  realName: string;
  /** The name of the character. */
  character: string;
  /** Whether the character belongs to House Stark. */
  stark: boolean;
  /** Whether the character is alive at the end of the series. */
  alive: boolean;
}

/** The 8 distinct sample people: two for each combination of `stark` and `alive`. */
export const PEOPLE: readonly Readonly<Person>[] = [
  {realName: 'Sean Bean', character: 'Eddard Stark', stark: true, alive: false},
  {realName: 'Lena Headey', character: 'Cersei Lannister', stark: false, alive: false},
  {realName: 'Maisie Williams', character: 'Arya Stark', stark: true, alive: true},
  {realName: 'Peter Dinklage', character: 'Tyrion Lannister', stark: false, alive: true},
  {realName: 'Richard Madden', character: 'Robb Stark', stark: true, alive: false},
  {realName: 'Emilia Clarke', character: 'Daenerys Targaryen', stark: false, alive: false},
  {realName: 'Sophie Turner', character: 'Sansa Stark', stark: true, alive: true},
  {realName: 'Gwendoline Christie', character: 'Brienne of Tarth', stark: false, alive: true},
];

/** A row of a table of people, which repeats the sample people. */
export interface PersonRow extends Person {
  /** The number of the row, from 1. It tells equal people apart. */
  id: number;
}

/** Returns `count` rows: the 8 sample people repeated in order, each with its id. Each row is its own object. */
export function repeatPeople(count: number): PersonRow[] {
  return Array.from({length: count}, (_, index) => ({id: index + 1, ...PEOPLE[index % PEOPLE.length]!}));
}
