import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {postFile, transferFiles} from '@life-changers/elements/file-transfer';
import '@life-changers/elements/multiple-files';
import {FileUpload} from '@life-changers/react';
import {useEffect, useRef} from 'react';

const send = postFile('/api-stub/echo');

export default function Transfer() {
  const upload = useRef<LcFileUpload<true>>(null);

  useEffect(() => {
    const transfer = transferFiles(upload.current!, {send, concurrency: 2});
    return () => transfer.disconnect();
  }, []);

  return <FileUpload multiple ref={upload} name="documents" label="Documents" maxSize={50_000} />;
}
