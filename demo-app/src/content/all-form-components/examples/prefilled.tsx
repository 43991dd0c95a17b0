import type {StartValues} from '../start-values.js';
import AllControls from './all-controls.js';

const notes = {
  path: 'notes.txt',
  file: new File(['Every control has a value.'], 'notes.txt', {type: 'text/plain'}),
};

const prefilled: StartValues = {
  checkboxRequired: true,
  checkboxOptional: true,
  datalistRequired: 'python',
  datalistOptional: 'java',
  radioRequired: 'hola',
  radioOptional: 'hello',
  radioBoxRequired: 'tech',
  radioBoxOptional: 'hello',
  selectRequired: 'hola',
  selectOptional: 'hello',
  rangeSliderRequired: 4,
  rangeSliderOptional: 7,
  switchRequired: true,
  switchOptional: true,
  textRequired: 'Life changers',
  textOptional: 'Change lives',
  dateRequired: new Date(2026, 5, 1),
  dateOptional: new Date(2026, 5, 30),
  fileRequired: notes,
  fileOptional: notes,
};

export default function Prefilled() {
  return <AllControls start={prefilled} />;
}
