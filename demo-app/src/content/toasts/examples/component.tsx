import {Switch, Toast} from '@life-changers/react';
import {useState} from 'react';

export default function ToastComponent() {
  const [isOffline, setIsOffline] = useState(false);

  return (
    <>
      <Switch label="Offline" checked={isOffline} onChange={setIsOffline} />
      {isOffline && (
        <Toast
          type="warning"
          autoClose={false}
          message={
            <>
              You are <strong>offline</strong>. Changes are kept on this device.
            </>
          }
          onClose={() => setIsOffline(false)}
        />
      )}
    </>
  );
}
