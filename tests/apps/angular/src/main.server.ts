import {type ApplicationConfig, mergeApplicationConfig} from '@angular/core';
import {bootstrapApplication, type BootstrapContext} from '@angular/platform-browser';
import {provideServerRendering, RenderMode, withRoutes} from '@angular/ssr';
import {config} from './config';
import {Root} from './root';

const onServer: ApplicationConfig = {
  providers: [provideServerRendering(withRoutes([{path: '**', renderMode: RenderMode.Server}]))],
};

export default (context: BootstrapContext) =>
  bootstrapApplication(Root, mergeApplicationConfig(config, onServer), context);
