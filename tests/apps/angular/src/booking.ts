import {Component, viewChild} from '@angular/core';
import {
  FormControl,
  FormGroup,
  FormGroupDirective,
  ReactiveFormsModule,
} from '@angular/forms';
import {LC_ELEMENTS} from '@life-changers/angular';
import {requiredText} from '@life-changers/elements/core/validation';

@Component({
  selector: 'app-booking',
  imports: [ReactiveFormsModule, LC_ELEMENTS],
  template: `
    <form [formGroup]="form" (ngSubmit)="book()">
      <lc-text-input
        label="Name"
        formControlName="name"
        [rules]="nameRules"
      ></lc-text-input>
      <lc-date-time-picker
        label="Arrival"
        formControlName="arrival"
        required
      ></lc-date-time-picker>
      <lc-number-input
        label="Guests"
        formControlName="guests"
        min="1"
        max="6"
      ></lc-number-input>
      <lc-button type="submit">Book</lc-button>
    </form>
  `,
})
export class Booking {
  readonly nameRules = requiredText({min: 2, max: 30});
  readonly form = new FormGroup({
    name: new FormControl('', {nonNullable: true}),
    arrival: new FormControl('', {nonNullable: true}),
    guests: new FormControl<number | null>(2),
  });
  readonly directive = viewChild.required(FormGroupDirective);

  async book() {
    if (this.form.invalid) return;
    const response = await fetch('/api/bookings', {
      method: 'POST',
      body: JSON.stringify(this.form.value),
    });
    if (response.ok) this.directive().resetForm();
    else
      this.form.controls.name.setErrors({
        server: 'This name has a booking already.',
      });
  }
}
