/** The script of the page in `file-transfer.test.ts`: a file upload whose files are sent as they are added. */
import '@life-changers/elements/file-upload';
import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {postFile, transferFiles, tusFile} from '@life-changers/elements/file-transfer';
import '@life-changers/elements/multiple-files';

const post = postFile('/upload', {
  name: 'document',
  fields: {folder: 'letters'},
  headers: () => ({'X-Token': 'secret'}),
  readPath: response => (JSON.parse(response) as {path: string}).path,
});
const tus = tusFile(() => import('tus-js-client'), {
  endpoint: '/files',
  chunkSize: 100_000,
  retryDelays: null,
});

const send = location.search === '?tus' ? tus : post;
transferFiles(document.querySelector<LcFileUpload<true>>('lc-file-upload')!, {send});
