/** Serves both pages with a strict policy, and their API. Everything is checked again here. */
import {registerTranslation} from '@life-changers/elements/core/localization';
import {ar} from '@life-changers/elements/languages/ar';
import {readForm, validateForm} from '@life-changers/elements/core/validation';
import express, {type Request, type Response} from 'express';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createPatient} from '../shared/patient.js';
import {languages, texts, type Language} from '../shared/texts.js';
import {allPatients, checkName, findInteractions, storePatient} from './patients.js';

registerTranslation(ar);

const CLIENT = join(import.meta.dirname, '../client');
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const app = express();
app.disable('x-powered-by');
app.use((_request, response, next) => {
  response.set('Content-Security-Policy', POLICY).vary('Accept-Language');
  next();
});

/** One of the languages of the app: the first that the request accepts. */
const languageOf = (request: Request): Language => (request.acceptsLanguages(languages) || 'en') as Language;

/** One schema for each language. */
const schemas = new Map(
  languages.map(language => [language, createPatient(name => checkName(name, language))]),
);

app.get('/api/check-name', (request, response) => {
  response.json({message: checkName(String(request.query.name), languageOf(request))});
});

app.get('/api/patients', (_request, response) => {
  response.json(allPatients());
});

app.get('/api/patients/:id', (request, response) => {
  const patient = allPatients().find(({id}) => String(id) === request.params.id);
  if (patient) response.json(patient);
  else response.status(404).end();
});

const urlencoded = express.text({type: 'application/x-www-form-urlencoded'});

app.post('/api/patients', urlencoded, async (request, response) => {
  const language = languageOf(request);
  const schema = schemas.get(language)!;
  const sent = readForm(new URLSearchParams(String(request.body ?? '')), schema);
  const {labels} = texts[language];
  const {issues, values} = await validateForm(schema, sent, {labels, lang: language});
  if (values === undefined) return reject(response, issues);
  const interactions = findInteractions(values, language);
  if (interactions.length > 0) return reject(response, interactions);
  const {id} = storePatient(values);
  response.status(201).location(`/patients/${id}`).end();
});

interface Rejection {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Answers with problem details (RFC 9457). */
function reject(response: Response, issues: readonly Rejection[]): void {
  const errors = issues.map(({path, message}) => ({
    detail: message,
    pointer: `#${path.map(key => `/${String(key)}`).join('')}`,
  }));
  response.status(422).type('application/problem+json');
  response.send(JSON.stringify({title: 'Unprocessable Content', status: 422, errors}));
}

/** The page of React in the language of the request. */
const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
const pageIn = (language: Language): string =>
  page.replace('<html lang="en">', `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);

app.use('/assets', express.static(join(CLIENT, 'assets'), {immutable: true, maxAge: '1y'}));
app.get('/plain', (_request, response) => response.sendFile('plain.html', {root: CLIENT}));
app.get(['/', '/patients/new', '/patients/:id'], (request, response) => {
  response.type('html').send(pageIn(languageOf(request)));
});

app.listen(Number(process.env.PORT), '127.0.0.1');
