import '@life-changers/elements/password';
import {Button, Callout, Form, Segmented, TextInput, useNavigationLinks} from '@life-changers/react';
import {Navigate, useNavigate, useSearchParams} from 'react-router';
import {signIn, type SignIn} from '../shared/account.js';
import {LANGUAGES, type Language} from '../shared/texts.js';
import {Brand} from './frame.js';
import {useLanguage, useTexts} from './language.js';
import {issuesOf, request} from './requests.js';
import {useSession, type SessionData} from './session.js';

const LANGUAGE_OPTIONS = LANGUAGES.map(value => ({value, text: value === 'it' ? 'Italiano' : 'English'}));

export function SignInPage() {
  const text = useTexts();
  const {language, choose} = useLanguage();
  const {user, set} = useSession();
  const [params] = useSearchParams();
  useNavigationLinks(useNavigate());
  if (user !== null) return <Navigate to={pathOf(params.get('to'))} replace />;

  const enter = (values: SignIn) => issuesOf(request<SessionData>('POST', '/session', values).then(set));

  return (
    <main className="sign-in">
      <title>{`${text.signIn} – ${text.clinic}`}</title>
      <div className="sign-in-box">
        <Brand text={text.clinic} />
        <h1>{text.signIn}</h1>
        <p className="quiet">{text.signInLead}</p>
        <Form schema={signIn} className="fields" onSubmit={enter}>
          <TextInput name="email" type="email" label={text.labels.email} autocomplete="username" />
          <TextInput
            name="password"
            type="password"
            label={text.labels.password}
            autocomplete="current-password"
            reveal
          />
          <Button type="submit" text={text.signIn} />
        </Form>
        <Callout variant="neutral">{text.demoUsers}</Callout>
        <Segmented
          aria-label={text.language}
          options={LANGUAGE_OPTIONS}
          value={language}
          onChange={value => void choose(value as Language)}
        />
      </div>
    </main>
  );
}

/** Only a path of this app, and never another site. */
const pathOf = (to: string | null): string => (to !== null && /^\/(?![/\\])/.test(to) ? to : '/patients');
