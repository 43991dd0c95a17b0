import '@life-changers/elements';
import {provideZonelessChangeDetection, type Type} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {App} from './app';
import {Booking} from './booking';
import {CustomElements} from './custom-elements';
import {Registration} from './registration';

const views: Readonly<Record<string, Type<unknown>>> = {
  '#booking': Booking,
  '#custom-elements': CustomElements,
  '#registration': Registration,
};
const view = views[location.hash] ?? App;

bootstrapApplication(view, {providers: [provideZonelessChangeDetection()]}).catch(console.error);
