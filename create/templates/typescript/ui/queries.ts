// #only forms&signIn
/** What a user needs for the page that adds people. */
export const ADD_PEOPLE = {view: 'people', method: 'create'} as const;
