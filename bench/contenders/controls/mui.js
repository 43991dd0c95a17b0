import FormControl from '@mui/material/FormControl';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import {createElement as h} from 'react';
import * as values from '../../page/control-kinds.js';
import {labelOf} from '../../page/mount.js';
import {reactContender} from '../mount/shared/react-contender.js';
import {threeReactCheckboxes} from './shared/three-react-checkboxes.js';

const withLabel = (component, props) => index =>
  h(FormControl, {key: index}, h(FormLabel, {}, labelOf(index)), h(component, {name: `n${index}`, ...props}));

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
    'range-slider': withLabel(Slider, {
      defaultValue: values.RANGE,
      getAriaLabel: end => ['From', 'To'][end],
    }),
    rating: withLabel(Rating, {defaultValue: values.STARS}),
  },
);
