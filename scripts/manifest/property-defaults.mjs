/** Adds the defaults that `@property({default: …})` declares. */
export function propertyDefaults() {
  return {
    name: 'property-defaults',
    analyzePhase({ts, node, moduleDoc}) {
      if (!ts.isClassDeclaration(node)) return;
      const described = moduleDoc.declarations?.find(({name}) => name === node.name?.text);
      for (const member of node.members.filter(ts.isPropertyDeclaration)) {
        const text = defaultIn(ts, member);
        if (text === undefined) continue;
        const name = member.name.getText();
        for (const field of described?.members ?? []) if (field.name === name) field.default = text;
        for (const attribute of described?.attributes ?? [])
          if (attribute.fieldName === name) attribute.default = text;
      }
    },
  };
}

/** Returns the code of the default in the decorator of a member; undefined if there is none. */
function defaultIn(ts, member) {
  return (ts.getDecorators(member) ?? [])
    .flatMap(({expression}) => (ts.isCallExpression(expression) ? [...expression.arguments] : []))
    .filter(ts.isObjectLiteralExpression)
    .flatMap(({properties}) => properties.filter(ts.isPropertyAssignment))
    .find(({name}) => name.text === 'default')
    ?.initializer.getText();
}
