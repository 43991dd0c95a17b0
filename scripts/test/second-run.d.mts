import type {Failure} from './counts.mjs';

export function filesForSecondRun(failures: readonly Failure[]): string[];
