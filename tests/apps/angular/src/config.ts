import {type ApplicationConfig, provideZonelessChangeDetection} from '@angular/core';
import {provideClientHydration, withEventReplay} from '@angular/platform-browser';
import {provideRouter} from '@angular/router';

export const config: ApplicationConfig = {
  providers: [
    provideZonelessChangeDetection(),
    provideClientHydration(withEventReplay()),
    provideRouter([
      {path: '', loadComponent: () => import('./app').then(({App}) => App)},
      {path: 'booking', loadComponent: () => import('./booking').then(({Booking}) => Booking)},
      {
        path: 'custom-elements',
        loadComponent: () => import('./custom-elements').then(({CustomElements}) => CustomElements),
      },
      {
        path: 'registration',
        loadComponent: () => import('./registration').then(({Registration}) => Registration),
      },
    ]),
  ],
};
