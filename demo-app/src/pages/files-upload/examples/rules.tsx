import {FileUpload} from '@life-changers/react';
import {instance, nullable, object, optional, string} from 'superstruct';

// A path without a file is invalid, because this example has no server with earlier uploads.
const file = object({path: optional(string()), file: instance(File)});

export default function Rules() {
  return (
    <>
      <FileUpload label="File Required" name="fileRequired" required rules={file} showValidation />
      <FileUpload label="File Optional" name="fileOptional" rules={nullable(file)} showValidation />
    </>
  );
}
