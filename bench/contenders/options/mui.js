import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {createElement as h} from 'react';
import {reactOptions} from './shared/react-options.js';

const autocomplete = props => options =>
  h(Autocomplete, {options, renderInput: field => h(TextField, {...field, label: 'Choice'}), ...props});

export default reactOptions(
  {title: 'MUI (React)', note: 'It draws all options, unless the app brings a virtual list.'},
  {
    select: autocomplete({}),
    datalist: autocomplete({freeSolo: true}),
    'multi-select': autocomplete({multiple: true}),
  },
);
