import '@life-changers/elements/hydrate';
import {bootstrapApplication} from '@angular/platform-browser';
import {config} from './config';
import {Root} from './root';

bootstrapApplication(Root, config).catch(console.error);
