import '@life-changers/elements/multiple-files';
import {FileUpload} from '@life-changers/react';

export default function Several() {
  return (
    <FileUpload
      multiple
      name="photos"
      label="Photos of the damage"
      hint="Drop a whole folder, or paste a screenshot."
      accept="image/*, .pdf"
      maxSize={5_000_000}
    />
  );
}
