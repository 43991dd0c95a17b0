// #only signIn
import {ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import type {FormSubmitEvent} from '@life-changers/elements/form';
import {sampleUsers} from '../shared/user.js';
import {sendJson} from './send-json';

@Component({
  selector: 'app-sign-in',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main class="sign-in">
      <h1>{{name}}</h1>
      <lc-callout>{{ sampleUsers }}</lc-callout>
      <lc-form (lc-submit)="send($event)" (lc-submitted)="start()">
        <form>
          <lc-text-input name="email" type="email" label="Email" autocomplete="username" required></lc-text-input>
          <lc-text-input
            name="password"
            type="password"
            label="Password"
            autocomplete="current-password"
            reveal
            required
          ></lc-text-input>
          <lc-button type="submit">Sign in</lc-button>
        </form>
      </lc-form>
    </main>
  `,
})
export class SignIn {
  protected readonly sampleUsers = sampleUsers;

  protected send(event: Event): void {
    const submit = event as FormSubmitEvent;
    submit.waitUntil(sendJson('/api/session', submit.detail.plainValues));
  }

  /** The whole page loads again, so that nothing of a user before is left. */
  protected start(): void {
    location.assign('/');
  }
}
