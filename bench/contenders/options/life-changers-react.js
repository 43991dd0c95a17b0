import '@life-changers/elements/select-list';
import {Datalist, MultiSelect, Select} from '@life-changers/react';
import {createElement as h} from 'react';
import {reactOptions} from './shared/react-options.js';

const ours = options => options.map(({value, label}) => ({value, text: label}));

export default reactOptions(
  {
    title: 'Life Changers, React',
    note: 'It draws 100 options at first, and further ones when the user scrolls.',
  },
  {
    select: options => h(Select, {label: 'Choice', searchable: true, options: ours(options)}),
    datalist: options => h(Datalist, {label: 'Choice', options: ours(options)}),
    'multi-select': options => h(MultiSelect, {label: 'Choice', options: ours(options)}),
  },
);
