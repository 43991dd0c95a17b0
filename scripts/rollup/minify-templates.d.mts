import type {Plugin} from 'rollup';

export function minifyTemplates(): Plugin;
export function minifyHtml(strings: readonly string[]): string[];
export function minifyCss(strings: readonly string[]): string[];
