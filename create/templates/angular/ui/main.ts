// #if translated
import '../shared/language.js';
// #end
import './elements';
import {Component, inject, provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {provideRouter, Router, RouterOutlet} from '@angular/router';
import {followLinks} from './follow-links';
import {routes} from './routes';

@Component({selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />'})
class App {
  readonly #router = inject(Router);

  constructor() {
    followLinks(path => this.#router.navigateByUrl(path));
  }
}

bootstrapApplication(App, {providers: [provideZonelessChangeDetection(), provideRouter(routes)]}).catch(
  console.error,
);
