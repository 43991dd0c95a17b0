import {Autocomplete, MantineProvider, MultiSelect, Select} from '@mantine/core';
import '@mantine/core/styles.css';
import {createElement as h} from 'react';
import {reactOptions} from './shared/react-options.js';

export default reactOptions(
  {
    title: 'Mantine (React)',
    note: 'It draws all options: its documentation asks to set a limit, which hides the rest of them.',
  },
  {
    select: data => h(Select, {label: 'Choice', searchable: true, data}),
    datalist: data => h(Autocomplete, {label: 'Choice', data: data.map(({label}) => label)}),
    'multi-select': data => h(MultiSelect, {label: 'Choice', searchable: true, data}),
  },
  MantineProvider,
);
