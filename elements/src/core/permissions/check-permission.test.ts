import {expect} from '@open-wc/testing';
import {
  checkPermission,
  PERMISSION_METHODS,
  type PermissionQuery,
  type PermissionState,
} from './check-permission.js';

/** What a row asks, unless it says something else: may the people be read? */
const readPeople = {view: 'people', method: 'read'} as const;

interface Row {
  title: string;
  state: unknown;
  query?: unknown;
}

const allowed: Row[] = [
  {title: 'a super admin', state: {superAdmin: true}},
  {title: 'a super admin without any view', state: {superAdmin: true, views: {}}},
  {
    title: 'a super admin whose view denies the method',
    state: {superAdmin: true, views: {people: {read: false}}},
  },
  {
    title: 'a super admin without the requested special privilege',
    state: {superAdmin: true, special: {}},
    query: {...readPeople, special: 'auditor'},
  },
  {title: 'a user with the method in the view', state: {views: {people: {read: true}}}},
  {
    title: 'a user with the method who is not a super admin',
    state: {superAdmin: false, views: {people: {read: true}}},
  },
  {
    title: 'a user with the method but without the requested special privilege',
    state: {special: {auditor: false}, views: {people: {read: true}}},
    query: {...readPeople, special: 'auditor'},
  },
  {
    title: 'a user with the requested special privilege and without views',
    state: {special: {auditor: true}},
    query: {...readPeople, special: 'auditor'},
  },
  {
    title: 'a user with the requested special privilege whose view denies the method',
    state: {special: {auditor: true}, views: {people: {read: false}}},
    query: {...readPeople, special: 'auditor'},
  },
  {
    title: 'a user with a view named like an inherited member of objects',
    state: {views: {constructor: {read: true}}},
    query: {view: 'constructor', method: 'read'},
  },
  {
    title: 'a user with their own view named __proto__',
    state: JSON.parse('{"views": {"__proto__": {"read": true}}}'),
    query: {view: '__proto__', method: 'read'},
  },
  {title: 'data without a prototype', state: Object.assign(Object.create(null), {superAdmin: true})},
];

const inherited = (own: object) => Object.create(own) as object;

const denied: Row[] = [
  {title: 'no state', state: undefined},
  {title: 'a null state', state: null},
  {title: 'an empty state', state: {}},
  {title: 'a state that is a string', state: 'superAdmin'},
  {title: 'a state that is true', state: true},
  {title: 'a state that is a list', state: [{superAdmin: true}]},
  {title: 'a state that is a function', state: Object.assign(() => {}, {superAdmin: true})},

  {title: 'a super admin that is false', state: {superAdmin: false}},
  {title: 'a super admin that is the string true', state: {superAdmin: 'true'}},
  {title: 'a super admin that is 1', state: {superAdmin: 1}},
  {title: 'a super admin that is an object', state: {superAdmin: {}}},
  {title: 'a super admin that is inherited', state: inherited({superAdmin: true})},

  {title: 'no views', state: {views: undefined}},
  {title: 'null for views', state: {views: null}},
  {title: 'views that are true', state: {views: true}},
  {title: 'views that are a list', state: {views: [{read: true}]}, query: {view: '0', method: 'read'}},
  {title: 'views that are inherited', state: inherited({views: {people: {read: true}}})},
  {title: 'an unknown view', state: {views: {pets: {read: true}}}},
  {title: 'a view that differs in case', state: {views: {People: {read: true}}}},
  {title: 'a view that is true', state: {views: {people: true}}},
  {title: 'a view that is null', state: {views: {people: null}}},
  {title: 'a view that is a string', state: {views: {people: 'read'}}},
  {title: 'a view that is a list of methods', state: {views: {people: ['read']}}},
  {title: 'a view that is inherited', state: {views: inherited({people: {read: true}})}},
  {title: 'the view constructor', state: {views: {}}, query: {view: 'constructor', method: 'read'}},
  {title: 'the view __proto__', state: {views: {}}, query: {view: '__proto__', method: 'read'}},
  {title: 'the view toString', state: {views: {}}, query: {view: 'toString', method: 'read'}},
  {
    title: 'a request for a view that is a number',
    state: {views: {0: {read: true}}},
    query: {view: 0, method: 'read'},
  },
  {
    title: 'a request for a view that is a list',
    state: {views: {people: {read: true}}},
    query: {view: ['people'], method: 'read'},
  },
  {title: 'a request without a view', state: {views: {undefined: {read: true}}}, query: {method: 'read'}},

  {title: 'another method', state: {views: {people: {create: true, update: true, delete: true}}}},
  {title: 'a method that is false', state: {views: {people: {read: false}}}},
  {title: 'a method that is null', state: {views: {people: {read: null}}}},
  {title: 'a method that is 1', state: {views: {people: {read: 1}}}},
  {title: 'a method that is the string true', state: {views: {people: {read: 'true'}}}},
  {title: 'a method that is a Boolean object', state: {views: {people: {read: Object(true) as unknown}}}},
  {title: 'a method that is inherited', state: {views: {people: inherited({read: true})}}},
  {
    title: 'an unknown method, even if the view has it',
    state: {views: {people: {publish: true}}},
    query: {view: 'people', method: 'publish'},
  },
  {
    title: 'the method constructor',
    state: {views: {people: {}}},
    query: {view: 'people', method: 'constructor'},
  },
  {title: 'a request without a method', state: {views: {people: {undefined: true}}}, query: {view: 'people'}},

  {title: 'a special privilege that was not requested', state: {special: {auditor: true}}},
  {
    title: 'a special privilege that is missing',
    state: {special: {auditor: true}},
    query: {...readPeople, special: 'owner'},
  },
  {
    title: 'a special privilege that is truthy',
    state: {special: {auditor: 'yes'}},
    query: {...readPeople, special: 'auditor'},
  },
  {
    title: 'a special privilege that is inherited',
    state: {special: inherited({auditor: true})},
    query: {...readPeople, special: 'auditor'},
  },
  {
    title: 'the special privilege constructor',
    state: {special: {}},
    query: {...readPeople, special: 'constructor'},
  },
  {
    title: 'a special privilege outside the map of special privileges',
    state: {auditor: true},
    query: {...readPeople, special: 'auditor'},
  },

  {title: 'no request', state: {superAdmin: true}, query: null},
  {title: 'a request that is a string', state: {superAdmin: true}, query: 'people'},
];

const ask = ({state, query = readPeople}: Row) =>
  checkPermission(state as PermissionState, query as PermissionQuery);

describe('checkPermission', () => {
  for (const row of allowed) {
    it(`allows ${row.title}`, () => {
      expect(ask(row)).to.equal(true);
    });
  }

  for (const row of denied) {
    it(`denies ${row.title}`, () => {
      expect(ask(row)).to.equal(false);
    });
  }

  for (const method of PERMISSION_METHODS) {
    it(`distinguishes ${method} from the other methods`, () => {
      const state = {views: {people: {[method]: true}}};
      const answers = PERMISSION_METHODS.filter(asked =>
        checkPermission(state, {view: 'people', method: asked}),
      );
      expect(answers).to.deep.equal([method]);
    });
  }
});
