import {LcFileUpload, type FileValue, type GivenFile} from '@life-changers/elements/file-upload';
import '@life-changers/elements/rules';
import type {ReactNode} from 'react';
import {createBinding, type HostProps} from '../binding/create-binding.js';
import type {ControlProps} from './form-control-props.js';
import type {PropsOf} from '../binding/props-of.js';

/** The props of `FileUpload` for one file. */
export interface FileUploadProps
  extends ControlProps<FileValue | null>, PropsOf<LcFileUpload, 'accept' | 'maxSize'> {
  /**
   * One file. For a list of files, see `FilesUploadProps`.
   * @default false
   */
  multiple?: false | undefined;
  /**
   * The initial value, also after a reset: a `File`, or a path or `{path}` for a file that was uploaded before.
   * @default null
   */
  initValue?: GivenFile | null | undefined;
  /**
   * The file, if the component is controlled: the value from `onChange`, a `File`, or null for no file. Update it in
   * `onChange`.
   */
  value?: GivenFile | null | undefined;
}

/** The props of `FileUpload` with `multiple`. Its values are lists. */
export interface FilesUploadProps
  extends ControlProps<readonly FileValue[]>, PropsOf<LcFileUpload, 'accept' | 'maxSize'> {
  /** A list of files. It needs `import '@life-changers/elements/multiple-files'`. */
  multiple: true;
  /** The initial files, also after a reset. */
  initValue?: readonly GivenFile[] | null | undefined;
  /** The files, if the component is controlled: the list from `onChange`. Update it in `onChange`. */
  value?: readonly GivenFile[] | null | undefined;
}

/** The component for one file, and with `multiple` for several. */
interface FileUploadComponent {
  (props: HostProps<LcFileUpload<true>, FilesUploadProps>): ReactNode;
  (props: HostProps<LcFileUpload, FileUploadProps>): ReactNode;
  displayName?: string | undefined;
}

/** A field for files, chosen or dropped, with a label, hint and validation message. */
export const FileUpload = createBinding<LcFileUpload, FileUploadProps>({
  tag: 'lc-file-upload',
  elementClass: LcFileUpload,
  control: {changeEvent: 'change', valueProperty: 'value'},
}) as FileUploadComponent;
