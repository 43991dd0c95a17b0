import {FileUpload} from '@life-changers/react';
import {instance, nullable, object, optional, string} from 'superstruct';

// A path without a file is invalid, because this example has no server with earlier uploads.
const file = object({path: optional(string()), file: instance(File)});
const optionalFile = nullable(file);

export default function Rules() {
  return (
    <>
      <FileUpload label="Purchase order" name="order" required rules={file} showValidation />
      <FileUpload label="Delivery note" hint="Optional." name="note" rules={optionalFile} showValidation />
    </>
  );
}
