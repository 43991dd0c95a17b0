// #only tables
import {ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import {columns} from '../shared/columns.js';

@Component({
  selector: 'app-people',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>People</h1>
    <lc-server-table label="All teams" endpoint="/api/people" [columns]="columns" searchable></lc-server-table>
  `,
})
export class People {
  protected readonly columns = columns;
}
