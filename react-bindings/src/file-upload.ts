import {LcFileUpload, type FileValue, type GivenFile} from '@life-changers/elements/file-upload';
import '@life-changers/elements/rules';
import {createBinding} from './create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from './props-of.js';

/** The props of `FileUpload`. */
export interface FileUploadProps
  extends ControlProps<FileValue | null>, PropsOf<LcFileUpload, 'initValue' | 'accept' | 'maxSize'> {
  /**
   * The file, if the component is controlled: the value from `onChange`, a `File`, or null for no file. Update it in
   * `onChange`.
   */
  value?: GivenFile | null | undefined;
}

/** A field for one file, chosen or dropped, with a label, hint and validation message. */
export const FileUpload = createBinding<LcFileUpload, FileUploadProps>({
  tag: 'lc-file-upload',
  elementClass: LcFileUpload,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
