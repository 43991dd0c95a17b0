import '@life-changers/elements';
import {provideZonelessChangeDetection} from '@angular/core';
import {bootstrapApplication} from '@angular/platform-browser';
import {App} from './app';
import {CustomElements} from './custom-elements';

const view = location.hash === '#custom-elements' ? CustomElements : App;

bootstrapApplication(view, {providers: [provideZonelessChangeDetection()]}).catch(console.error);
