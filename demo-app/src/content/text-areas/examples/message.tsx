import {Button, TextArea} from '@life-changers/react';
import {useState} from 'react';

export default function Message() {
  const [text, setText] = useState('');
  const [sent, setSent] = useState('');

  const send = () => {
    setSent(text);
    setText('');
  };

  return (
    <>
      <TextArea
        label="Message"
        placeholder="Write a message"
        minRows={1}
        maxRows={6}
        resize="none"
        value={text}
        onChange={setText}
      />
      <Button text="Send" disabled={text.trim() === ''} onClick={send} />
      <p role="status">{sent && `Sent ${sent.length} characters.`}</p>
    </>
  );
}
