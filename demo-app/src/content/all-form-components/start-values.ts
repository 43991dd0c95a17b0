import type {FileValue} from '@life-changers/elements/file-upload';

/** The initial value of each control, by field name. */
export interface StartValues {
  readonly checkboxRequired: boolean | undefined;
  readonly checkboxOptional: boolean | undefined;
  readonly datalistRequired: string;
  readonly datalistOptional: string;
  readonly radioRequired: string;
  readonly radioOptional: string;
  readonly radioBoxRequired: string;
  readonly radioBoxOptional: string;
  readonly selectRequired: string;
  readonly selectOptional: string;
  readonly rangeSliderRequired: number;
  readonly rangeSliderOptional: number;
  readonly switchRequired: boolean | undefined;
  readonly switchOptional: boolean | undefined;
  readonly textRequired: string;
  readonly textOptional: string;
  readonly dateRequired: Date | null;
  readonly dateOptional: Date | null;
  readonly fileRequired: FileValue | null;
  readonly fileOptional: FileValue | null;
}

/** An empty form. The selects and sliders still have an initial value. */
export const empty: StartValues = {
  checkboxRequired: undefined,
  checkboxOptional: undefined,
  datalistRequired: '',
  datalistOptional: '',
  radioRequired: '',
  radioOptional: '',
  radioBoxRequired: '',
  radioBoxOptional: '',
  selectRequired: 'hello',
  selectOptional: 'hello',
  rangeSliderRequired: 0,
  rangeSliderOptional: 0,
  switchRequired: undefined,
  switchOptional: undefined,
  textRequired: '',
  textOptional: '',
  dateRequired: null,
  dateOptional: null,
  fileRequired: null,
  fileOptional: null,
};
