import {requiredText} from '@life-changers/elements/core/validation';
import {Button, Callout, Card, CopyButton, Form, TextArea} from '@life-changers/react';
import {useEffect, useRef, useState} from 'react';
import {askForAccess, loadReport, places} from './page-states.js';

const reasonRules = requiredText({max: 200});
const INCIDENT = 'NL-7F42-09';

/** A wrong address: says so, and leads on. */
export function NotFoundPage() {
  return (
    <>
      <p className="error-code">404</p>
      <h2>This page does not exist</h2>
      <p>
        The address may be mistyped, or the page was moved. These are the pages that most people look for.
      </p>
      <ul className="error-places">
        {places.map(({title, text, href}) => (
          <li key={title}>
            <Card title={title} headingLevel={3} href={href}>
              {text}
            </Card>
          </li>
        ))}
      </ul>
      <div className="error-actions">
        <Button text="Go to the start page" href="/" />
      </div>
    </>
  );
}

/** Not allowed: says who can change that, and asks them. */
export function NoAccessPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setIsAsked] = useState(false);

  const ask = async (values: {reason: string}) => {
    const issues = await askForAccess(values);
    if (issues.length > 0) return issues;
    setIsAsked(true);
    // The form is gone.
    heading.current?.focus();
    return [];
  };

  return (
    <>
      <p className="error-code">403</p>
      <h2 ref={heading} tabIndex={-1}>
        You have no access to the salaries
      </h2>
      <p>You are signed in as Jonas Weber, Accounting. Mara Lindqvist can give you access.</p>
      {isAsked ? (
        <Callout variant="success" title="Mara was asked" announce>
          You get an email when she has answered.
        </Callout>
      ) : (
        <Form<{reason: string}> className="error-form" aria-label="Access" onSubmit={ask}>
          <TextArea name="reason" label="Why you need it" rules={reasonRules} required minRows={2} />
          <div className="error-actions">
            <Button type="submit" text="Ask for access" />
            <Button text="Go to the start page" variant="secondary" href="/" />
          </div>
        </Form>
      )}
    </>
  );
}

/** A failure: says that it is not the user's, and tries again. */
export function FailedPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);

  const retry = async () => {
    setIsPending(true);
    setIsLoaded(await loadReport(attempt + 1));
    setIsPending(false);
    setAttempt(attempt + 1);
  };

  // The button is gone.
  useEffect(() => {
    if (isLoaded) heading.current?.focus();
  }, [isLoaded]);

  if (isLoaded)
    return (
      <h2 ref={heading} tabIndex={-1}>
        The report is here again
      </h2>
    );
  return (
    <>
      <p className="error-code">500</p>
      <h2>The report could not be loaded</h2>
      <p>This is our mistake, and we know of it. Nothing that you have entered is lost.</p>
      {attempt > 0 && !isPending && (
        <Callout variant="danger" announce>
          It still does not work. Try again in a moment.
        </Callout>
      )}
      <div className="error-actions">
        <Button text="Try again" loading={isPending} onClick={() => void retry()} />
        <span className="error-incident">
          Incident {INCIDENT}
          <CopyButton value={INCIDENT} text={`Copy ${INCIDENT}`} iconOnly size="sm" variant="ghost" />
        </span>
      </div>
    </>
  );
}
