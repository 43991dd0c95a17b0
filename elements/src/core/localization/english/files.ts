import {describeAccept, type FileKinds} from '../../files/describe-accept.js';
import {formatFileSize} from '../../files/file-size.js';
import type {Terms} from '../terms.js';
import {cancel, grouped, retry} from './words.js';

const FILE_KINDS: FileKinds = {image: 'images', audio: 'audio', video: 'videos', text: 'text'};
const types = (accept: string) => describeAccept(accept, 'en', FILE_KINDS);
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const size = (bytes: number) => formatFileSize(bytes, 'en');

export const fileTexts = {
  fileTypeMismatch: (label, accept) => `${label} is of the wrong type. Accepted: ${types(accept)}.`,
  fileTooLarge: (label, maxSize) => `${label} is too large. At most: ${size(maxSize)}.`,
  tooManyFiles: label => `${label}: please choose one file only.`,
  notAFile: label => `${label} is a folder. Please choose a file.`,
  chooseFile: () => 'Choose file',
  replaceFile: () => 'Replace file',
  dropFile: () => 'Drop a file here',
  noFile: () => 'No file yet',
  removeFile: name => `Remove ${name}`,
  fileUploaded: () => 'Uploaded',
  acceptedFiles: accept => capitalized(types(accept)),
  largestFile: maxSize => `up to ${size(maxSize)}`,
  fileChosen: (name, bytes) => `${name} chosen, ${size(bytes)}.`,
  fileRemoved: name => `${name} removed.`,
} satisfies Partial<Terms>;

const files = (count: number) => (count === 1 ? '1 file' : `${grouped(count)} files`);

const TRANSFER_STATUS = {
  waiting: 'Waiting',
  sent: 'Uploaded',
  failed: 'Upload failed',
  canceled: 'Upload canceled',
};

export const fileListTexts = {
  chooseFiles: () => 'Choose files',
  addFiles: () => 'Add files',
  dropFiles: () => 'Drop files or folders',
  fileList: () => 'Chosen files',
  fileCount: files,
  filesAdded: (count, bytes) => `${files(count)} added, ${size(bytes)}.`,
  fileInList: name => `${name} is already in the list.`,
  fileNotRead: name => `${name} could not be read.`,
  moreRefused: count => `${grouped(count)} more could not be added.`,
  sendingFile: name => `Uploading ${name}`,
  transferStatus: status => TRANSFER_STATUS[status],
  transferFailed: name => `${name} could not be uploaded.`,
  filesSent: count => `${files(count)} uploaded.`,
  cancelTransfer: name => `Cancel the upload of ${name}`,
  retryTransfer: name => `Try again to upload ${name}`,
  cancel,
  retry,
} satisfies Partial<Terms>;
