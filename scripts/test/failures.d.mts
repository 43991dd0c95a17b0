import type {Failure} from './counts.mjs';

export function describeFailures(failures: readonly Failure[], canceled?: number): string[];
