import {FileUpload} from '@life-changers/react';

export default function Limits() {
  return (
    <FileUpload
      label="Profile photo"
      hint="Shown next to your name."
      accept="image/png, image/jpeg, image/webp"
      maxSize={2_000_000}
    />
  );
}
