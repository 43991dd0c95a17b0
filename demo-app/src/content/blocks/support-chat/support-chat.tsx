import type {LcTextArea} from '@life-changers/elements/text-area';
import {Avatar, Button, TextArea} from '@life-changers/react';
import {useEffect, useRef, useState, type FormEvent, type KeyboardEvent} from 'react';
import {loadAnswer, messages, questions, sendMessage, timeNow} from './conversation.js';

interface Message {
  id: number;
  from: string;
  time: string;
  text: string;
  state?: 'pending' | 'failed' | 'sent';
  attempt?: number;
}

const ME = 'You';

/** A conversation with the support. A message that was not sent stays, and can be sent again. */
export default function SupportChat() {
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<LcTextArea>(null);
  const nextId = useRef(messages.length + 1);
  const [all, setAll] = useState<readonly Message[]>(messages);
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);

  // The newest message is at the end.
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({block: 'nearest'});
  }, [all, isTyping]);

  const add = (message: Omit<Message, 'id' | 'time'>): Message => {
    const added = {...message, id: nextId.current++, time: timeNow()};
    setAll(before => [...before, added]);
    return added;
  };
  const change = (id: number, changes: Partial<Message>) =>
    setAll(before => before.map(one => (one.id === id ? {...one, ...changes} : one)));

  const deliver = async ({id, text: written, attempt = 0}: Message) => {
    change(id, {state: 'pending', attempt});
    try {
      await sendMessage(written, attempt);
    } catch {
      change(id, {state: 'failed', attempt: attempt + 1});
      return;
    }
    change(id, {state: 'sent'});
    setIsTyping(true);
    const answer = await loadAnswer(written);
    setIsTyping(false);
    add({from: 'Mara', text: answer});
  };
  const say = (written: string) => void deliver(add({from: ME, text: written, state: 'pending'}));

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    field.current?.focus();
    if (text.trim() === '') return;
    say(text.trim());
    setText('');
  };
  // Shift and Enter write a line break. While an input method composes, Enter accepts its text.
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <section className="chat-block" aria-labelledby="chat-heading">
      <header>
        <Avatar name="Mara Lindqvist" size="sm" aria-hidden="true" />
        <div>
          <h2 id="chat-heading">Support</h2>
          <p>Mara answers on working days from 8 to 17.</p>
        </div>
      </header>
      <div className="chat-log" role="log" aria-label="Messages" tabIndex={0}>
        <ol ref={list}>
          {all.map(message => (
            <li key={message.id} className={message.from === ME ? 'chat-own' : undefined}>
              <small>
                {message.from}, {message.time}
              </small>
              <p>{message.text}</p>
              {message.state === 'pending' && <small>Sending …</small>}
              {message.state === 'failed' && (
                <span className="chat-failed">
                  Not sent.
                  <Button text="Try again" size="sm" variant="ghost" onClick={() => void deliver(message)} />
                </span>
              )}
            </li>
          ))}
          {isTyping && (
            <li>
              <small>Mara is writing …</small>
            </li>
          )}
        </ol>
      </div>
      {all.length === messages.length && (
        <div className="chat-questions" role="group" aria-label="Common questions">
          {questions.map(question => (
            <Button
              key={question}
              text={question}
              size="sm"
              variant="secondary"
              onClick={() => say(question)}
            />
          ))}
        </div>
      )}
      <form onSubmit={send} noValidate>
        <TextArea
          ref={field}
          label="Your message"
          hint="Enter sends it, and Shift and Enter start a new line."
          value={text}
          onChange={setText}
          maxLength={300}
          minRows={2}
          maxRows={6}
          onKeyDown={sendByKey}
        />
        <Button type="submit" text="Send" />
      </form>
    </section>
  );
}
