// #only forms
// #if signIn
import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  inject,
  viewChild,
} from '@angular/core';
// #else
import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  viewChild,
} from '@angular/core';
// #end
import type {FormSubmitEvent, LcForm} from '@life-changers/elements/form';
import {toast} from '@life-changers/elements/toast';
import {labels, person} from '../shared/person.js';
import {teams} from '../shared/teams.js';
// #if signIn
import {CurrentUser} from './current-user';
// #end
import {sendJson} from './send-json';

/** The page to add a person. The server refuses what a user may not do. */
@Component({
  selector: 'app-new-person',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Add a person</h1>
    // #if signIn
    @if (user.canAdd()) {
    // #end
      <lc-form #form [schema]="person" (lc-submit)="send($event)" (lc-submitted)="confirm()">
        <form>
          <lc-error-summary heading-level="2"></lc-error-summary>
          <lc-text-input name="name" [label]="labels.name"></lc-text-input>
          <lc-select name="team" [label]="labels.team" [options]="options"></lc-select>
          <lc-text-input name="hours" type="number" [label]="labels.hours"></lc-text-input>
          <lc-date-time-picker name="start" [label]="labels.start"></lc-date-time-picker>
          <lc-button type="submit">Save</lc-button>
        </form>
      </lc-form>
    // #if signIn
    } @else {
      <p>You may not use this page. Ask an editor.</p>
    }
    // #end
  `,
})
export class NewPerson {
  protected readonly person = person;
  protected readonly labels = labels;
  protected readonly options = teams.map(team => ({text: team, value: team}));
  // #if signIn
  protected readonly user = inject(CurrentUser);
  // #end
  private readonly form = viewChild<ElementRef<LcForm>>('form');

  protected send(event: Event): void {
    const submit = event as FormSubmitEvent;
    submit.waitUntil(sendJson('/api/people', submit.detail.plainValues));
  }

  protected confirm(): void {
    toast('The person is saved.', {type: 'success'});
    this.form()?.nativeElement.connection?.reset();
  }
}
