import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {createElement as h} from 'react';
import {labelOf} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';
import {threeReactCheckboxes} from './shared/three-react-checkboxes.js';

export default reactContender(
  {title: 'MUI (React)'},
  {
    fieldset: index =>
      h(
        FormControl,
        {key: index, component: 'fieldset'},
        h(FormLabel, {component: 'legend'}, labelOf(index)),
        h(FormGroup, {}, threeReactCheckboxes),
      ),
  },
);
