import {expect} from '@open-wc/testing';
import {readServerIssues} from './server-issues.js';

type Issues = readonly (readonly [path: readonly PropertyKey[], message: string])[];

/** The reply of each server in its documentation, with the same fields. */
const REPLIES: readonly (readonly [server: string, body: unknown, issues: Issues])[] = [
  [
    'problem details with JSON Pointers (RFC 9457)',
    {
      type: 'https://example.net/validation-error',
      title: 'Your request is not valid.',
      errors: [
        {detail: 'must be a positive integer', pointer: '#/items/0/qty'},
        {detail: "must be 'green', 'red' or 'blue'", pointer: '#/profile/color'},
      ],
    },
    [
      [['items', 0, 'qty'], 'must be a positive integer'],
      [['profile', 'color'], "must be 'green', 'red' or 'blue'"],
    ],
  ],
  [
    'problem details with parameters (RFC 7807)',
    {
      type: 'https://example.net/validation-error',
      title: "Your request parameters didn't validate.",
      'invalid-params': [{name: 'age', reason: 'must be a positive integer'}],
    },
    [[['age'], 'must be a positive integer']],
  ],
  [
    'problem details with a record of errors',
    {title: 'Not valid', status: 422, errors: {name: 'Required', message: ['Too short', 'Too simple']}},
    [
      [['name'], 'Required'],
      [['message'], 'Too short'],
      [['message'], 'Too simple'],
    ],
  ],
  [
    'zod issues',
    {
      issues: [
        {code: 'too_small', minimum: 2, origin: 'string', path: ['name'], message: 'Too small'},
        {code: 'invalid_type', expected: 'number', path: ['items', 1, 'qty'], message: 'Not a number'},
        {code: 'custom', path: [], message: 'Passwords differ'},
      ],
      name: 'ZodError',
    },
    [
      [['name'], 'Too small'],
      [['items', 1, 'qty'], 'Not a number'],
      [[], 'Passwords differ'],
    ],
  ],
  [
    'an error of zod 4 as JSON',
    {
      success: false,
      error: {
        name: 'ZodError',
        message:
          '[\n  {\n    "code": "custom",\n    "path": ["items", 1],\n    "message": "Too many"\n  }\n]',
      },
    },
    [[['items', 1], 'Too many']],
  ],
  [
    'zod flattenError',
    {formErrors: ['Passwords differ'], fieldErrors: {name: ['Too small', 'Taken']}},
    [
      [[], 'Passwords differ'],
      [['name'], 'Too small'],
      [['name'], 'Taken'],
    ],
  ],
  [
    'zod treeifyError',
    {
      errors: ['Passwords differ'],
      properties: {
        name: {errors: ['Too small']},
        items: {errors: [], items: [null, {errors: [], properties: {qty: {errors: ['Not a number']}}}]},
      },
    },
    [
      [[], 'Passwords differ'],
      [['name'], 'Too small'],
      [['items', 1, 'qty'], 'Not a number'],
    ],
  ],
  [
    'zod formatError',
    {
      _errors: ['Passwords differ'],
      name: {_errors: ['Too small']},
      items: {1: {_errors: [], qty: {_errors: ['Not a number']}}, _errors: []},
    },
    [
      [[], 'Passwords differ'],
      [['name'], 'Too small'],
      [['items', 1, 'qty'], 'Not a number'],
    ],
  ],
  [
    'valibot flatten',
    {root: ['Passwords differ'], nested: {name: ['Too short'], 'items.1.qty': ['Not a number']}},
    [
      [[], 'Passwords differ'],
      [['name'], 'Too short'],
      [['items', 1, 'qty'], 'Not a number'],
    ],
  ],
  [
    'valibot flatten in a reply',
    {ok: false, errors: {nested: {'items.1.qty': ['Not a number']}, other: ['Odd']}},
    [
      [['items', 1, 'qty'], 'Not a number'],
      [[], 'Odd'],
    ],
  ],
  [
    'Standard Schema issues',
    [
      {message: 'Too short', path: [{key: 'name'}]},
      {message: 'Not a number', path: [{key: 'items'}, {key: 1}, 'qty']},
      {message: 'Passwords differ'},
    ],
    [
      [['name'], 'Too short'],
      [['items', 1, 'qty'], 'Not a number'],
      [[], 'Passwords differ'],
    ],
  ],
  [
    'Django REST framework',
    {
      name: ['This field may not be blank.', 'Ensure this field has at least 2 characters.'],
      address: {city: ['This field is required.'], non_field_errors: ['No such place.']},
      items: [{}, {qty: ['A valid integer is required.']}],
      tags: {2: ['Not a valid string.']},
      details: {error: ['This field is required.']},
      non_field_errors: ['Passwords differ.'],
    },
    [
      [['name'], 'This field may not be blank.'],
      [['name'], 'Ensure this field has at least 2 characters.'],
      [['address', 'city'], 'This field is required.'],
      [['address'], 'No such place.'],
      [['items', 1, 'qty'], 'A valid integer is required.'],
      [['tags', 2], 'Not a valid string.'],
      [['details', 'error'], 'This field is required.'],
      [[], 'Passwords differ.'],
    ],
  ],
  ['Django REST framework, without fields', {detail: 'Not found.'}, [[[], 'Not found.']]],
  [
    'Django REST framework, with many objects',
    [{}, {qty: ['A valid integer is required.']}],
    [[[1, 'qty'], 'A valid integer is required.']],
  ],
  [
    'Django REST framework, standardized',
    {
      type: 'validation_error',
      errors: [
        {code: 'required', detail: 'This field is required.', attr: 'items.0.qty'},
        {code: 'invalid', detail: 'Passwords differ.', attr: 'non_field_errors'},
      ],
    },
    [
      [['items', 0, 'qty'], 'This field is required.'],
      [[], 'Passwords differ.'],
    ],
  ],
  [
    'Django forms',
    {
      name: [{message: 'This field is required.', code: 'required'}],
      __all__: [{message: 'Passwords differ.', code: ''}],
    },
    [
      [['name'], 'This field is required.'],
      [[], 'Passwords differ.'],
    ],
  ],
  [
    'Rails',
    {errors: {name: ["can't be blank", 'is too short'], 'items[0].qty': ['is not a number'], base: ['No.']}},
    [
      [['name'], "can't be blank"],
      [['name'], 'is too short'],
      [['items', 0, 'qty'], 'is not a number'],
      [[], 'No.'],
    ],
  ],
  ['Rails, full messages', {errors: ["Name can't be blank"]}, [[[], "Name can't be blank"]]],
  [
    'JSON:API',
    {
      errors: [
        {
          status: '422',
          source: {pointer: '/data/attributes/name'},
          title: 'Invalid Attribute',
          detail: "can't be blank",
        },
        {source: {pointer: '/data/relationships/author'}, title: 'Unknown author'},
        {source: {pointer: '/data'}, title: 'Forbidden'},
        {source: {parameter: 'include'}, title: 'Invalid Query Parameter'},
      ],
    },
    [
      [['name'], "can't be blank"],
      [['author'], 'Unknown author'],
      [[], 'Forbidden'],
      [[], 'Invalid Query Parameter'],
    ],
  ],
  [
    'Laravel',
    {
      message: 'The name field is required. (and 2 more errors)',
      errors: {
        name: ['The name field is required.'],
        'items.0.qty': ['The qty must be an integer.', 'The qty must be at least 1.'],
        details: ['The details field is required.'],
        items: ['Too many items.'],
      },
    },
    [
      [['name'], 'The name field is required.'],
      [['items', 0, 'qty'], 'The qty must be an integer.'],
      [['items', 0, 'qty'], 'The qty must be at least 1.'],
      [['details'], 'The details field is required.'],
      [['items'], 'Too many items.'],
    ],
  ],
  [
    'ASP.NET',
    {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.1',
      title: 'One or more validation errors occurred.',
      status: 400,
      traceId: '00-7d2e6a-01',
      errors: {
        'Items[0].UnitPrice': ['The field UnitPrice must be between 1 and 9.'],
        URL: ['The URL field is required.'],
        '$.name': ['The JSON value could not be converted to System.String.'],
        '': ['Passwords differ.'],
      },
    },
    [
      [['items', 0, 'unitPrice'], 'The field UnitPrice must be between 1 and 9.'],
      [['url'], 'The URL field is required.'],
      [['name'], 'The JSON value could not be converted to System.String.'],
      [[], 'Passwords differ.'],
    ],
  ],
  [
    'ASP.NET, a model state',
    {Name: ['The Name field is required.']},
    [[['name'], 'The Name field is required.']],
  ],
  [
    'FluentValidation',
    [{propertyName: 'Items[0].Qty', errorMessage: "'Qty' must be greater than '0'.", severity: 0}],
    [[['items', 0, 'qty'], "'Qty' must be greater than '0'."]],
  ],
  [
    'Spring',
    {
      timestamp: '2026-05-15T14:30:00.000+00:00',
      status: 400,
      error: 'Bad Request',
      message: "Validation failed for object='order'. Error count: 2",
      errors: [
        {
          codes: ['Min.order.items[0].qty', 'Min'],
          arguments: [{codes: ['qty'], defaultMessage: 'qty', code: 'qty'}],
          defaultMessage: 'must be greater than or equal to 1',
          objectName: 'order',
          field: 'items[0].qty',
          rejectedValue: 0,
        },
        {codes: ['Same.order'], defaultMessage: 'passwords differ', objectName: 'order'},
      ],
      path: '/orders',
    },
    [
      [['items', 0, 'qty'], 'must be greater than or equal to 1'],
      [[], 'passwords differ'],
    ],
  ],
  [
    'Spring, without errors',
    {status: 409, error: 'Conflict', message: '', path: '/orders'},
    [[[], 'Conflict']],
  ],
  [
    'JHipster',
    {
      title: 'Method argument not valid',
      message: 'error.validation',
      fieldErrors: [{objectName: 'user', field: 'login', message: 'must not be blank'}],
    },
    [[['login'], 'must not be blank']],
  ],
  [
    'problem-spring-web',
    {title: 'Constraint Violation', status: 400, violations: [{field: 'qty', message: 'must be positive'}]},
    [[['qty'], 'must be positive']],
  ],
  [
    'Jakarta Validation',
    {violations: [{propertyPath: 'tags[0].<list element>', message: 'must not be blank'}]},
    [[['tags', 0], 'must not be blank']],
  ],
  [
    'API Platform',
    {
      title: 'An error occurred',
      detail: 'items[0].qty: This value should be positive.',
      violations: [
        {propertyPath: 'items[0].qty', message: 'This value should be positive.', code: '778b7ae0'},
      ],
    },
    [[['items', 0, 'qty'], 'This value should be positive.']],
  ],
  [
    'Feathers',
    {
      name: 'BadRequest',
      message: 'Invalid parameters',
      code: 400,
      className: 'bad-request',
      data: {},
      errors: {email: 'Email already taken'},
    },
    [[['email'], 'Email already taken']],
  ],
  [
    'Feathers, with a schema',
    {
      name: 'BadRequest',
      message: 'validation failed',
      code: 400,
      className: 'bad-request',
      data: [
        {
          instancePath: '/items/0/qty',
          schemaPath: '#/properties/items/items/properties/qty/type',
          keyword: 'type',
          params: {type: 'number'},
          message: 'must be number',
        },
        {
          instancePath: '/address',
          keyword: 'required',
          params: {missingProperty: 'city'},
          message: "must have required property 'city'",
        },
      ],
    },
    [
      [['items', 0, 'qty'], 'must be number'],
      [['address', 'city'], "must have required property 'city'"],
    ],
  ],
  [
    'Feathers, with a list of errors',
    {
      name: 'BadRequest',
      message: 'Invalid',
      code: 400,
      data: {},
      errors: [{path: 'items[0].qty', message: 'Min'}],
    },
    [[['items', 0, 'qty'], 'Min']],
  ],
  [
    'Feathers, without errors',
    {name: 'Conflict', message: 'Already saved', code: 409, data: {name: 'Ada', message: 'Hi'}},
    [[[], 'Already saved']],
  ],
  [
    'Mongoose',
    {
      _message: 'Order validation failed',
      name: 'ValidationError',
      message: 'Order validation failed: items.0.qty: Path `qty` is required.',
      errors: {
        'items.0.qty': {kind: 'required', message: 'Path `qty` is required.', path: 'qty', value: null},
      },
    },
    [[['items', 0, 'qty'], 'Path `qty` is required.']],
  ],
  [
    'FastAPI',
    {
      detail: [
        {
          type: 'missing',
          loc: ['body', 'items', 0, 'qty'],
          msg: 'Field required',
          input: {detail: 'x', title: 'y'},
        },
      ],
    },
    [[['items', 0, 'qty'], 'Field required']],
  ],
  [
    'express-validator',
    {
      errors: [
        {type: 'field', msg: 'Invalid value', path: 'items[0].qty', location: 'body', value: {title: 'x'}},
      ],
    },
    [[['items', 0, 'qty'], 'Invalid value']],
  ],
  [
    'joi',
    {
      name: 'ValidationError',
      details: [{message: '"qty" is required', path: ['items', 0, 'qty'], type: 'any.required'}],
    },
    [[['items', 0, 'qty'], '"qty" is required']],
  ],
];

describe('readServerIssues, by server', () => {
  for (const [server, body, issues] of REPLIES) {
    it(`reads ${server}`, () => {
      const read = readServerIssues(body).map(({path, message}) => [path, message]);
      expect(read).to.deep.equal(issues);
    });
  }
});
