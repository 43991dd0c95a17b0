import {CopyButton} from '@life-changers/react';
import {useState} from 'react';

export default function Events() {
  const [message, setMessage] = useState('The token is shown only once.');

  return (
    <article>
      <div>
        <CopyButton
          value="lc_live_9dK2mQ"
          text="Copy the access token"
          onAfterCopy={() => setMessage('Paste it into the settings of your server.')}
          onCopyError={() => setMessage('The browser refused. Your token: lc_live_9dK2mQ')}
        />
      </div>
      <p role="status">{message}</p>
    </article>
  );
}
