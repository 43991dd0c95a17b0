import '@life-changers/elements';
import '@life-changers/elements/jsx';
import '@life-changers/elements/life-changers.min.js';
import '@life-changers/elements/styles/life-changers.css';
import type {TableColumn} from '@life-changers/elements/data-table';
import type {LcDateTimePicker} from '@life-changers/elements/date-time-picker/class';
import {toast, type ToastOptions} from '@life-changers/elements/toast';
import {isActiveLink, type LinkTarget} from '@life-changers/elements/core/navigation';
import {randomId} from '@life-changers/elements/core/random-id';
import {requiredText, validate} from '@life-changers/elements/core/validation';

/** A value that can be undefined. */
declare const text: string | undefined;
declare const size: number | undefined;

export const options: ToastOptions = {id: text, draggablePercent: size, action: undefined};
export const target: LinkTarget = {href: text, exact: undefined, links: undefined};
export const column: TableColumn = {label: 'Name', field: 'name', width: size, columnClass: text};
export const isActive: boolean = isActiveLink('/', target);

const input = document.createElement('lc-text-input');
input.rules = requiredText({label: text, min: 2, max: size});
input.error = text;
input.addEventListener('input', () => toast(input.value, options));

const picker: LcDateTimePicker = document.createElement('lc-date-time-picker');
picker.addEventListener('lc-hide', event => event.preventDefault());

export const answer: Promise<{valid: boolean; message: string}> = validate(input.rules, randomId(), 'Name');
