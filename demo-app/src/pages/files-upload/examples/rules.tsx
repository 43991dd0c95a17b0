import {FileUpload} from '@life-changers/react';
import {instance, nullable, object, optional, string} from 'superstruct';

// A path needs its file: nothing is kept on a server here.
const file = object({path: optional(string()), file: instance(File)});

export default function Rules() {
  return (
    <>
      <FileUpload label="File Required" name="fileRequired" required rules={file} showValidation />
      <FileUpload label="File Optional" name="fileOptional" rules={nullable(file)} showValidation />
    </>
  );
}
