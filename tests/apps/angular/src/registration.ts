import {ChangeDetectionStrategy, Component, signal, viewChild} from '@angular/core';
import {
  FormControl,
  FormGroup,
  FormGroupDirective,
  FormsModule,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
import {LC_ELEMENTS, LC_ERROR_TEXT, type LcErrorText} from '@life-changers/angular';
import {requiredText, type Rules} from '@life-changers/elements/core/validation';
import type {FileValue} from '@life-changers/elements/file-upload';

const errorText: LcErrorText = (key, error, label) => {
  if (key === 'minlength') return `${label} is too short.`;
  return typeof error === 'string' ? error : '';
};

async function checkLater(value: unknown) {
  await new Promise(resolve => setTimeout(resolve, 20));
  return value === 'Bern' ? {issues: [{message: 'Bern is full.'}]} : {value};
}

/** A reactive form and a template-driven form. */
@Component({
  selector: 'app-registration',
  imports: [FormsModule, ReactiveFormsModule, LC_ELEMENTS],
  providers: [{provide: LC_ERROR_TEXT, useValue: errorText}],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <main>
      <form id="reactive" [formGroup]="form" (ngSubmit)="submit()">
        <lc-text-input label="Name" formControlName="name"></lc-text-input>
        <lc-text-input label="City" required formControlName="city" [rules]="cityRules()"></lc-text-input>
        <lc-select label="Role" formControlName="role" [options]="roles"></lc-select>
        <lc-date-time-picker label="Start" formControlName="start" min="2026-05-10"></lc-date-time-picker>
        <lc-checkbox-group label="Days" formControlName="days" [options]="days"></lc-checkbox-group>
        <lc-number-input label="Seats" formControlName="seats" min="1"></lc-number-input>
        <lc-checkbox label="Terms" formControlName="terms"></lc-checkbox>
        <lc-file-upload label="Photo" formControlName="photo"></lc-file-upload>
        <lc-button type="submit">Send</lc-button>
        <lc-button id="native-reset" type="reset">Reset</lc-button>
      </form>
      <lc-button id="change-rules" (click)="cityRules.set(stricter)">Stricter</lc-button>
      <lc-button id="lock" (click)="form.controls.role.disable()">Lock the role</lc-button>
      <lc-button id="fill" (click)="fill()">Fill in</lc-button>
      <output id="values">{{ shown() }}</output>

      <form id="driven" #driven="ngForm">
        <lc-text-input label="Nickname" name="nickname" required [(ngModel)]="nickname"></lc-text-input>
        <lc-switch label="Public" name="public" [(ngModel)]="isPublic"></lc-switch>
      </form>
      <output id="model">{{ nickname() }} {{ isPublic() }} {{ driven.valid }}</output>
    </main>
  `,
})
export class Registration {
  protected readonly stricter = {'~standard': {version: 1, vendor: 'app', validate: checkLater}} as const;
  protected readonly roles = [
    {text: 'Editor', value: 'editor'},
    {text: 'Viewer', value: 'viewer'},
  ];
  protected readonly days = [
    {text: 'Monday', value: 'mo'},
    {text: 'Tuesday', value: 'tu'},
  ];
  protected readonly cityRules = signal<Rules>(requiredText({min: 2}));
  protected readonly form = new FormGroup({
    name: new FormControl('', {
      nonNullable: true,
      validators: [Validators.required, Validators.minLength(3)],
    }),
    city: new FormControl('Bern', {nonNullable: true}),
    role: new FormControl('editor', {nonNullable: true}),
    start: new FormControl<Date | null>(null),
    days: new FormControl<readonly string[]>(['mo'], {nonNullable: true}),
    seats: new FormControl<number | null>(1),
    terms: new FormControl(false, {nonNullable: true, validators: Validators.requiredTrue}),
    photo: new FormControl<FileValue | null>(null),
  });
  protected readonly nickname = signal('Ada');
  protected readonly isPublic = signal(true);
  protected readonly shown = signal('');
  private readonly directive = viewChild.required(FormGroupDirective);

  constructor() {
    this.form.events.subscribe(() => this.show());
  }

  protected submit(): void {
    if (this.form.controls.name.value === 'Grace')
      this.form.controls.name.setErrors({server: 'Grace is taken.'});
    else if (this.form.valid) this.directive().resetForm();
  }

  protected fill(): void {
    this.form.patchValue({name: 'Alan', start: new Date(2026, 4, 20), days: ['tu'], seats: 3, terms: true});
  }

  private show(): void {
    const {start, photo, ...others} = this.form.value;
    const values = {...others, start: start?.toDateString() ?? null, photo: photo?.file?.name ?? null};
    this.shown.set(`${this.form.status} ${JSON.stringify(values)}`);
  }
}
