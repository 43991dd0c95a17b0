import '@life-changers/elements/datalist';
import '@life-changers/elements/multi-select';
import '@life-changers/elements/select';
import '@life-changers/elements/select-list';
import {element} from '../shared/element.js';
import {elementOptions} from './contender.js';

/** Our options name their text `text`. */
const ours = options => options.map(({value, label}) => ({value, text: label}));

export default elementOptions(
  {title: 'Life Changers', note: 'It draws 100 options at first, and further ones when the user scrolls.'},
  {
    select: options => element('lc-select', {label: 'Choice', searchable: true, options: ours(options)}),
    datalist: options => element('lc-datalist', {label: 'Choice', options: ours(options)}),
    'multi-select': options => element('lc-multi-select', {label: 'Choice', options: ours(options)}),
  },
);
