import {FileUpload} from '@life-changers/react';
import {useState} from 'react';

export default function Delivery() {
  const [isRejected, setIsRejected] = useState(true);

  return (
    <FileUpload
      label="Delivery note"
      name="delivery-note"
      accept=".pdf"
      maxSize={5_000_000}
      initValue="flour.tiff"
      error={isRejected ? 'Choose a PDF. This scan is a TIFF.' : ''}
      onChange={() => setIsRejected(false)}
    />
  );
}
