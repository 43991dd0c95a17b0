/** A sample person (spec, section 3). */
export interface Person {
  /** The actor's name. */
  realName: string;
  /** The name in the series. */
  character: string;
  /** Whether the character is of House Stark. */
  stark: boolean;
  /** Whether the character is alive when the series ends. */
  alive: boolean;
}

/** The 8 distinct sample people; two for each pair of `stark` and `alive`. */
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

/** `count` people: the 8 repeated in their order. Each row is an object of its own, safe to change. */
export function repeatPeople(count: number): Person[] {
  return Array.from({length: count}, (_, index) => ({...PEOPLE[index % PEOPLE.length]!}));
}
