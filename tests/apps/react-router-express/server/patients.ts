/** The patients that the server has stored, and what it has against new ones. */
import type {Patient} from '../shared/patient.js';
import {texts, type Language} from '../shared/texts.js';

export interface StoredPatient extends Patient {
  readonly id: number;
}

const patients: StoredPatient[] = [];
const names = new Set(['ada lovelace']);

export const allPatients = (): readonly StoredPatient[] => patients;

export function storePatient(patient: Patient): StoredPatient {
  const stored = {id: patients.length + 1, ...patient};
  patients.push(stored);
  names.add(patient.name.toLowerCase());
  return stored;
}

/** Returns why a name cannot be registered, or `''`. */
export function checkName(name: string, language: Language): string {
  return names.has(name.toLowerCase()) ? texts[language].isRegistered(name) : '';
}

const INTERACTIONS = [['warfarin', 'aspirin']] as const;

/** What only the server knows: medicines that must not be combined. */
export function findInteractions({medicines}: Patient, language: Language) {
  const indexOf = (wanted: string) => medicines.findIndex(({name}) => name.toLowerCase() === wanted);
  return INTERACTIONS.flatMap(([one, other]) => {
    const [first, second] = [indexOf(one), indexOf(other)].sort((a, b) => a - b) as [number, number];
    if (first < 0) return [];
    const message = texts[language].interacts(medicines[second]!.name, medicines[first]!.name);
    return [{path: ['medicines', second, 'name'], message}];
  });
}
