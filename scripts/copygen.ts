import { coreFields, type Flow, type Schema } from '../packages/kernel/src/index.ts';

/**
 * Writes the source of a game's copy function from the schemas of its state and flow variables. It runs at build time
 * instead of using `new Function`, so that the page can have a strict content security policy.
 */
export function writeCopy(state: Schema, flows: readonly Flow<any, any>[], stateImport: string): string {
  const helpers: string[] = [];
  const names = new Map<Schema, string>();

  const helper = (schema: Schema, hint: string, write: (name: string) => string): string => {
    const known = names.get(schema);
    if (known) return known;
    const name = `copy${hint.charAt(0).toUpperCase()}${hint.slice(1)}${names.size || ''}`;
    names.set(schema, name);
    helpers.push(write(name));
    return name;
  };

  /** The expression that copies `value`. */
  const expression = (schema: Schema, value: string, hint: string): string => {
    switch (schema.kind) {
      case 'list': {
        if (isPlain(schema.of)) return `${value}.slice()`;
        const name = helper(schema, `${hint}List`, (own) => {
          const item = expression(schema.of, 'x[i]', hint);
          return `function ${own}(x: any[]): any {\n  const out = x.slice();\n  for (let i = 0; i < x.length; i++) out[i] = ${item};\n  return out;\n}`;
        });
        return `${name}(${value})`;
      }
      case 'maybe':
        return isPlain(schema.of) ? value : `(${value} === null ? null : ${expression(schema.of, value, hint)})`;
      case 'shape': {
        const name = helper(
          schema,
          hint,
          (own) => `function ${own}(x: any): any {\n  return ${literal(schema.fields, 'x')};\n}`,
        );
        return `${name}(${value})`;
      }
      case 'json':
        return `copyJson(${value})`;
      default:
        return value;
    }
  };

  const literal = (fields: { readonly [name: string]: Schema }, value: string): string => {
    const rows = Object.entries(fields).map(([name, schema]) => {
      if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`the field "${name}" is not a plain name`);
      const member = `${value}.${name}`;
      if (name === 'stack' && schema === coreFields.stack) return `    stack: copyStack(${member}, copyVars),`;
      if (name === 'rng' && schema === coreFields.rng) return `    rng: copyRng(${member}),`;
      if (name === 'posts' && schema === coreFields.posts)
        return `    posts: ${member}.length === 0 ? [] : copyJson(${member}),`;
      if (name === 'result' && schema === coreFields.result)
        return `    result: ${member} === null ? null : copyJson(${member}),`;
      return `    ${name}: ${expression(schema, member, name)},`;
    });
    return rows.length ? `{\n${rows.join('\n')}\n  }` : '{}';
  };

  if (state.kind !== 'shape') throw new Error('the schema of a state is a shape');
  const body = literal(state.fields, 's');
  const cases = flows.map((flow) => {
    const vars: Schema = flow.vars;
    if (vars.kind !== 'shape') throw new Error('the schema of variables is a shape');
    return `    case ${quoted(flow.name)}:\n      return ${literal(vars.fields, 'v')};`;
  });
  const usesVars = cases.some((code) => /\bv\./.test(code.slice(code.indexOf('return'))));
  const usesJson = [body, ...cases, ...helpers].some((code) => code.includes('copyJson'));
  return [
    '// Generated from the schemas of the state and of the flows by `npm run gen`. Do not edit.',
    `import { ${usesJson ? 'copyJson, ' : ''}copyRng, copyStack } from '@orrery/kernel';`,
    `import type { State } from '${stateImport}';`,
    '',
    `export function copy(s: State): State {\n  return ${body};\n}`,
    '',
    `function copyVars(flow: string, ${usesVars ? 'v' : '_v'}: any): any {\n  switch (flow) {\n${cases.join('\n')}\n    default:\n      throw new Error(\`no flow \${flow}\`);\n  }\n}`,
    ...helpers.map((code) => `\n${code}`),
    '',
  ].join('\n');
}

const quoted = (name: string): string => `'${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const isPlain = (schema: Schema): boolean =>
  schema.kind === 'int' ||
  schema.kind === 'number' ||
  schema.kind === 'flag' ||
  schema.kind === 'text' ||
  schema.kind === 'oneOf' ||
  schema.kind === 'fixed' ||
  (schema.kind === 'maybe' && isPlain(schema.of));
