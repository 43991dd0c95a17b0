/**
 * Properties that an attribute stores (`@liveAttribute`) are declared without a value, so the analyzer finds no default.
 * It follows from their type.
 */
export function liveDefaults() {
  const defaults = new Map();
  return {
    name: 'live-defaults',
    analyzePhase({ts, node}) {
      if (!ts.isPropertyDeclaration(node)) return;
      const [, type] = /@liveAttribute\((\w+)\)/.exec(node.getText()) ?? [];
      if (type) defaults.set(keyOf(node.parent.name.text, node.name.getText()), DEFAULTS[type]);
    },
    packageLinkPhase({customElementsManifest}) {
      for (const {name, members = [], attributes = []} of customElementsManifest.modules.flatMap(
        module => module.declarations,
      )) {
        for (const item of [...members, ...attributes])
          item.default ??= defaults.get(keyOf(item.inheritedFrom?.name ?? name, item.fieldName ?? item.name));
      }
    },
  };
}

const DEFAULTS = {Boolean: 'false', String: `''`};

const keyOf = (className, property) => `${className}.${property}`;
