import {prerender} from '@life-changers/elements/server';

/** Fills the elements in each page that the server renders. */
export default defineNitroPlugin(({hooks}) => {
  hooks.hook('render:response', response => {
    const {body} = response;
    if (typeof body === 'string') response.body = prerender(body);
  });
});
