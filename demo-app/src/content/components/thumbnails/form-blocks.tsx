import {Avatar, Badge, Button, CodeInput, Progress, TextInput} from '@life-changers/react';
import {keys} from '../../blocks/api-keys/secret-keys.js';
import {asEuros, items, totalsOf} from '../../blocks/checkout/basket.js';
import {start, summaryOf} from '../../blocks/customer-wizard/new-customer.js';
import {tasks} from '../../blocks/onboarding/first-steps.js';
import {plans, priceOf} from '../../blocks/pricing/plans.js';
import {profile} from '../../blocks/profile/public-profile.js';
import {rules} from '../../blocks/reset-password/password-links.js';

/** The telling part of blocks with forms, like those in `blocks.tsx`. */
export const formBlocks = {
  'blocks/sign-up': () => (
    <div className="thumb-screen">
      <strong>Check your email</strong>
      <CodeInput label="Code" initValue="246" />
      <Button type="submit" text="Create the account" />
    </div>
  ),
  'blocks/reset-password': () => (
    <div className="thumb-screen">
      <strong>Choose a new password</strong>
      <TextInput label="New password" type="password" initValue="Ristretto-2027" />
      <ul className="reset-rules">
        {rules.map(({text}) => (
          <li key={text} className="is-met">
            {text}
          </li>
        ))}
      </ul>
    </div>
  ),
  'blocks/profile': () => (
    <div className="thumb-screen">
      <div className="profile-card">
        <Avatar name={profile.name} size="lg" />
        <div>
          <strong>{profile.name}</strong>
          <p>{profile.position}</p>
        </div>
      </div>
    </div>
  ),
  'blocks/customer-wizard': () => (
    <div className="thumb-screen wizard-block">
      <dl className="wizard-summary">
        {summaryOf({...start, company: 'Kaffebar Norr', vat: 'SE556677889902'})
          .slice(0, 1)
          .map(({title, lines}) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {lines.map(line => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
              <dd>Edit</dd>
            </div>
          ))}
      </dl>
      <Button type="submit" text="Add the customer" />
    </div>
  ),
  'blocks/checkout': () => (
    <div className="thumb-screen">
      <ul className="thumb-items">
        {items.map(({id, text, price, quantity}) => (
          <li key={id}>
            <span>{text}</span>
            <span>{quantity}</span>
            <span>{asEuros(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <Button type="submit" text={`Pay ${totalsOf().total}`} />
    </div>
  ),
  'blocks/pricing': () => (
    <div className="thumb-screen">
      <div className="thumb-columns">
        {plans.slice(0, 2).map(({id, name, price}) => (
          <div key={id} className="thumb-stack">
            <strong>{name}</strong>
            <p className="pricing-price">
              <strong>{priceOf(price).price}</strong>
            </p>
            <Button type="submit" text="Choose" size="sm" />
          </div>
        ))}
      </div>
    </div>
  ),
  'blocks/onboarding': () => (
    <div className="thumb-screen onboarding-block">
      <Progress label="First steps" value={2} max={tasks.length} />
      <ol>
        {tasks.slice(0, 3).map(({id, title}, index) => (
          <li key={id} className={index < 2 ? 'is-done' : undefined}>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </div>
  ),
  'blocks/api-keys': () => (
    <div className="thumb-screen">
      <div className="thumb-row is-apart">
        <strong>API keys</strong>
        <Button type="submit" text="Create a key" size="sm" />
      </div>
      <ul className="thumb-people">
        {keys.map(({id, name, start: characters, access}) => (
          <li key={id}>
            <Badge dot variant={access === 'Write' ? 'warning' : 'neutral'} />
            <span>
              {name} <small>{characters}…</small>
            </span>
            <span>{access}</span>
          </li>
        ))}
      </ul>
    </div>
  ),
};
