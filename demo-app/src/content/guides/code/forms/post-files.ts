import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {
  postFile,
  transferFiles,
} from '@life-changers/elements/file-transfer';
import '@life-changers/elements/multiple-files';

const upload =
  document.querySelector<LcFileUpload<true>>('lc-file-upload')!;

export const transfer = transferFiles(upload, {
  send: postFile('/uploads', {
    readPath: response => (JSON.parse(response) as {id: string}).id,
  }),
  concurrency: 2,
});
