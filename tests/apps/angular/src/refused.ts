import {Component} from '@angular/core';
import {LcDataTable, LcModal, LcTextInput} from '@life-changers/angular';

/** Templates that the types refuse. It is only checked, and never shown. */
@Component({
  imports: [LcDataTable, LcModal, LcTextInput],
  template: `
    <lc-text-input [label]="7"></lc-text-input>
    <lc-text-input [lable]="'Name'"></lc-text-input>
    <lc-data-table label="People" pageSize="five"></lc-data-table>
    <lc-modal #modal (lc-accept)="take($event)" (lc-hide)="modal.hide().then()"></lc-modal>
    <lc-select></lc-select>
  `,
})
export class Refused {
  protected take(count: number): void {
    void count;
  }
}

/** Templates that the types accept. */
@Component({
  imports: [LcDataTable, LcModal, LcTextInput],
  template: `
    <lc-text-input required label="Name" min="1" [maxLength]="7" show-validation="submit"></lc-text-input>
    <lc-data-table #table label="People" pageSize="5" page="2"></lc-data-table>
    <lc-modal #modal (lc-accept)="$event.waitUntil(table.updateComplete)"></lc-modal>
  `,
})
export class Accepted {}
