/** A row of the members table. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly status: 'Active' | 'Away' | 'Invited';
  /** `yyyy-MM-dd`, as forms submit it. */
  readonly start: string;
}

export const ROLES = ['Design', 'Engineering', 'Research', 'Support'];

export const FIRST_MEMBERS: readonly Member[] = [
  {id: 'M-101', name: 'Ada Lovelace', role: 'Engineering', status: 'Active', start: '2023-02-06'},
  {id: 'M-102', name: 'Lina Bo Bardi', role: 'Design', status: 'Active', start: '2023-05-15'},
  {id: 'M-103', name: 'Katherine Johnson', role: 'Research', status: 'Away', start: '2023-09-04'},
  {id: 'M-104', name: 'Alan Turing', role: 'Engineering', status: 'Active', start: '2024-01-08'},
  {id: 'M-105', name: 'Mary Jackson', role: 'Support', status: 'Active', start: '2024-03-18'},
  {id: 'M-106', name: 'Ray Eames', role: 'Design', status: 'Away', start: '2024-06-03'},
  {id: 'M-107', name: 'Rosalind Franklin', role: 'Research', status: 'Active', start: '2024-10-21'},
  {id: 'M-108', name: 'Hedy Lamarr', role: 'Engineering', status: 'Active', start: '2025-01-13'},
];
