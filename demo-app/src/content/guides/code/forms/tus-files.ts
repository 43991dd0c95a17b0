import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {
  transferFiles,
  tusFile,
} from '@life-changers/elements/file-transfer';
import type {UploadOptions} from 'tus-js-client';

const upload =
  document.querySelector<LcFileUpload<true>>('lc-file-upload')!;

transferFiles(upload, {
  send: tusFile<UploadOptions>(() => import('tus-js-client'), {
    endpoint: '/files',
    chunkSize: 5_000_000,
  }),
});
