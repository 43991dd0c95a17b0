import '@life-changers/elements';
import {ChangeDetectionStrategy, Component, computed, CUSTOM_ELEMENTS_SCHEMA, signal} from '@angular/core';
import {states} from '../../shared/custom-elements.js';

/** The view of `shared/custom-elements.js`. */
@Component({
  selector: 'app-custom-elements',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main>
      <lc-typography id="children" variant="h2">
        {{ state().text }}
        @if (state().isOn) {
          <em>Child</em>
        }
      </lc-typography>
      @if (!state().isOn) {
        <lc-typography id="element">Shown at first</lc-typography>
      }
      <lc-bar-loader id="number" [height]="state().count" [loading]="state().isOn"></lc-bar-loader>
      <lc-text-input
        id="string"
        [label]="state().text"
        [disabled]="state().isOn"
        (input)="hear($event)"
      ></lc-text-input>
      <lc-select id="array" label="Fruit" [options]="state().options"></lc-select>
      <lc-breadcrumb id="object" [location]="state().location"></lc-breadcrumb>
      <lc-date-time-picker id="function" label="Day" [filterDate]="state().filter"></lc-date-time-picker>
      <lc-button
        id="events"
        (click)="hear($event)"
        (lowercase)="hear($event)"
        (kebab-case)="hear($event)"
        (camelCase)="hear($event)"
        (CAPScase)="hear($event)"
        (PascalCase)="hear($event)"
        >Events</lc-button
      >
      <button id="change" (click)="change()">Change</button>
      <output id="heard">{{ heard().join(' ') }}</output>
    </main>
  `,
})
export class CustomElements {
  private readonly index = signal(0);
  protected readonly state = computed(() => states[this.index() % states.length]!);
  protected readonly heard = signal<readonly string[]>([]);

  protected change(): void {
    this.index.update(index => index + 1);
  }

  protected hear({type}: Event): void {
    this.heard.update(heard => [...heard, type]);
  }
}
