import type {LaunchOptions} from 'playwright-core';

export function launchOptions(): LaunchOptions;
export function startSharedBrowser(): Promise<{address: string; close(): Promise<void>}>;
