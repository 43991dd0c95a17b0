import {ChangeDetectionStrategy, Component, type ElementRef, signal, viewChild} from '@angular/core';
import {LC_ELEMENTS} from '@life-changers/angular';
import {requiredText} from '@life-changers/elements/core/validation';
import type {AcceptEvent} from '@life-changers/elements/modal/class';
import type {LcServerTable} from '@life-changers/elements/server-table/class';

/** Invites people with a form in a modal, and lists them in a server table. */
@Component({
  selector: 'app-invitation',
  imports: [LC_ELEMENTS],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main>
      <lc-typography variant="h1">Team admin</lc-typography>
      <lc-button (click)="modal.show()">Invite</lc-button>
      <lc-server-table #table label="People" endpoint="/api/people" [columns]="columns"></lc-server-table>
      <lc-modal #modal heading="Invite a person" (lc-accept)="accept($event)">
        <form>
          <lc-text-input
            name="name"
            label="Name"
            show-validation="submit"
            [rules]="nameRules"
            [value]="name()"
            (input)="name.set(valueOf($event))"
          ></lc-text-input>
          <lc-select
            name="role"
            label="Role"
            [options]="roles"
            [value]="role()"
            (change)="role.set(valueOf($event))"
          ></lc-select>
          <lc-date-time-picker
            name="start"
            label="Start"
            [value]="start()"
            (change)="start.set(valueOf($event))"
          ></lc-date-time-picker>
        </form>
      </lc-modal>
      <output>{{ name() }}, {{ role() }}, {{ start() }}</output>
    </main>
  `,
})
export class App {
  protected readonly nameRules = requiredText({min: 2, max: 30});
  protected readonly roles = [
    {text: 'Editor', value: 'editor'},
    {text: 'Viewer', value: 'viewer'},
  ];
  protected readonly columns = [
    {label: 'Name', field: 'name'},
    {label: 'Role', field: 'role'},
    {label: 'Start', field: 'start'},
  ];
  protected readonly name = signal('');
  protected readonly role = signal('editor');
  protected readonly start = signal('2026-05-15');
  private readonly table = viewChild.required<ElementRef<LcServerTable>>('table');

  protected valueOf(event: Event): string {
    return (event.target as HTMLInputElement).value;
  }

  protected accept(event: AcceptEvent): void {
    event.waitUntil(this.invite());
  }

  private async invite(): Promise<void> {
    const person = {name: this.name(), role: this.role(), start: this.start()};
    const response = await fetch('/api/people', {method: 'POST', body: JSON.stringify(person)});
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    this.table().nativeElement.reload();
  }
}
