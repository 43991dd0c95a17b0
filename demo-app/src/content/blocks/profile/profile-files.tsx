import type {LcFileUpload} from '@life-changers/elements/file-upload';
import {transferFiles, type SendFile} from '@life-changers/elements/file-transfer';
// A list of files.
import '@life-changers/elements/multiple-files';
import {FileUpload} from '@life-changers/react';
import {useEffect, useRef} from 'react';
import {certificates, sendParts} from './public-profile.js';

/** The value of the upload: a new file, or the path of the saved one. */
export type Picture = {path?: string | undefined; file?: File | null | undefined} | null;

export function PictureUpload({start}: {start: string}) {
  return (
    <FileUpload
      name="picture"
      label="Picture"
      hint="PNG or JPEG, at most 2 MB. Without a picture, customers see your initials."
      accept="image/png, image/jpeg"
      maxSize={2_000_000}
      initValue={start}
    />
  );
}

/** Sends a file, and returns its name on the server. In your app, `postFile('/uploads')` does this. */
const send: SendFile = async ({name, size}, {onProgress}) => {
  for await (const bytes of sendParts(name, size)) onProgress(bytes);
  return name;
};

/** The certificates are sent as soon as they are added, before the form is submitted. */
export function CertificateUpload() {
  const upload = useRef<LcFileUpload<true>>(null);

  useEffect(() => {
    const transfer = transferFiles(upload.current!, {send});
    return () => transfer.disconnect();
  }, []);

  return (
    <FileUpload
      multiple
      ref={upload}
      name="certificates"
      label="Certificates"
      hint="PDF, at most 5 MB each. This sample server loses the first attempt of files with “scan” in their name."
      accept=".pdf"
      maxSize={5_000_000}
      initValue={certificates}
    />
  );
}
