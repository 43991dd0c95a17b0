import '@life-changers/elements/svelte';
import type {SvelteHTMLElements} from 'svelte/elements';

type TextInput = SvelteHTMLElements['lc-text-input'];

export const accepted: TextInput = {label: 'Name', 'show-validation': 'submit', class: 'wide'};

// @ts-expect-error A label is text.
export const refused: TextInput = {label: 7};
