import {ChangeDetectionStrategy, Component} from '@angular/core';

@Component({
  selector: 'app-home',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Home</h1>
    <p>This app is yours. Start with the pages in the menu, and with the file README.md.</p>
  `,
})
export class Home {}
