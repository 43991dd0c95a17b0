// #if forms&signIn
import {ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA, inject} from '@angular/core';
// #else
import {ChangeDetectionStrategy, Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
// #end
import {RouterOutlet} from '@angular/router';
// #if forms&signIn
import {CurrentUser} from './current-user';
// #end
// #if signIn
import {signOut} from './session';
// #end

/** What is around every page. */
@Component({
  selector: 'app-frame',
  imports: [RouterOutlet],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <lc-page-layout>
      // #if signIn
      <lc-navbar slot="header" brand-text="{{name}}" no-breadcrumb log-out (lc-log-out)="signOut()"></lc-navbar>
      // #else
      <lc-navbar slot="header" brand-text="{{name}}" no-breadcrumb></lc-navbar>
      // #end
      <lc-sidebar slot="sidebar">
        <lc-sidebar-group>
          <lc-sidebar-link href="/">Home</lc-sidebar-link>
          // #if tables
          <lc-sidebar-link href="/people" exact>People</lc-sidebar-link>
          // #end
          // #if forms&signIn
          @if (user.canAdd()) {
            <lc-sidebar-link href="/people/new">Add a person</lc-sidebar-link>
          }
          // #end
          // #if forms&!signIn
          <lc-sidebar-link href="/people/new">Add a person</lc-sidebar-link>
          // #end
        </lc-sidebar-group>
      </lc-sidebar>
      <lc-page-content>
        <router-outlet />
      </lc-page-content>
    </lc-page-layout>
  `,
})
export class AppFrame {
  // #if forms&signIn
  protected readonly user = inject(CurrentUser);
  // #end
  // #if signIn
  protected readonly signOut = signOut;
  // #end
}
