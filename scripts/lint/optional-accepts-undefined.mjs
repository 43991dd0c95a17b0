/**
 * An ESLint rule: optional properties must also accept `undefined`. Otherwise, apps that compile with
 * `exactOptionalPropertyTypes` cannot pass on an optional value (`error={fieldState.error?.message}`).
 */
export const optionalAcceptsUndefined = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {missing: 'An optional property accepts undefined: add `| undefined`.'},
  },
  create: context => ({
    'TSPropertySignature[optional=true] > TSTypeAnnotation > .typeAnnotation'(type) {
      if (acceptsUndefined(type)) return;
      context.report({
        node: type,
        messageId: 'missing',
        fix(fixer) {
          const end = fixer.insertTextAfter(
            type,
            NEEDS_PARENTHESES.has(type.type) ? ') | undefined' : ' | undefined',
          );
          return NEEDS_PARENTHESES.has(type.type) ? [fixer.insertTextBefore(type, '('), end] : end;
        },
      });
    },
  }),
};

const NEEDS_PARENTHESES = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType']);

/** `unknown` and `any` already include undefined. */
function acceptsUndefined(type) {
  const parts = type.type === 'TSUnionType' ? type.types : [type];
  return parts.some(part => ['TSUndefinedKeyword', 'TSUnknownKeyword', 'TSAnyKeyword'].includes(part.type));
}
