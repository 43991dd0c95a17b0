import {LcFileUpload, type FileValue, type GivenFile} from '@life-changers/elements/file-upload';
import {createBinding} from './create-binding.js';
import type {FormControlProps} from './form-control-props.js';

/** The props of `FileUpload`. */
export interface FileUploadProps extends FormControlProps<FileValue | null, GivenFile | null> {
  /** The file, when the parent holds it, as `onChange` gave it or as a `File`; null for none. Set it anew in `onChange`. */
  value?: GivenFile | null | undefined;
  /**
   * The types of file that are accepted, as in HTML: `'.pdf, image/*'`. They hold for dropped files too.
   * @default any
   */
  accept?: string | undefined;
  /**
   * The greatest size of the file, in bytes.
   * @default no bound
   */
  maxSize?: number | undefined;
}

/** One file, chosen by button or dropped, with its label, hint and validation message. */
export const FileUpload = createBinding<LcFileUpload, FileUploadProps>({
  name: 'FileUpload',
  tag: 'lc-file-upload',
  elementClass: LcFileUpload,
  control: {changeEvent: 'change', valueProperty: 'value'},
});
