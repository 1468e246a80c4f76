import { coreFields, type Flow, type Schema } from '../packages/kernel/src/index.ts';

/**
 * Writes the source of a game's copy function from the schemas of its state and flow variables. It runs at build time
 * instead of using `new Function`, so that the page can have a strict content security policy.
 */
export function writeCopy(state: Schema, flows: readonly Flow<any, any>[], stateImport: string): string {
  const helpers: string[] = [];
  /** The names of helpers by what they return, so that schemas of the same form share one. */
  const names = new Map<string, string>();

  const helper = (hint: string, parameter: string, body: string): string => {
    const known = names.get(body);
    if (known) return known;
    const name = `copy${hint.charAt(0).toUpperCase()}${hint.slice(1)}${names.size + 1}`;
    names.set(body, name);
    helpers.push(`function ${name}(${parameter}): any {\n${body}\n}`);
    return name;
  };

  /** The expression that copies `value`. */
  const expression = (schema: Schema, value: string, hint: string): string => {
    switch (schema.kind) {
      case 'list': {
        if (isPlain(schema.of)) return `${value}.slice()`;
        const item = expression(schema.of, 'x[i]', hint);
        const body = `  const out = x.slice();\n  for (let i = 0; i < x.length; i++) out[i] = ${item};\n  return out;`;
        return `${helper(`${hint}List`, 'x: any[]', body)}(${value})`;
      }
      case 'maybe':
        return isPlain(schema.of) ? value : `(${value} === null ? null : ${expression(schema.of, value, hint)})`;
      case 'shape':
        return `${helper(hint, 'x: any', `  return ${literal(schema.fields, 'x')};`)}(${value})`;
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
    if (rows.length === 0) return '{}';
    const short = `{ ${rows
      .map((row) => row.trim())
      .join(' ')
      .slice(0, -1)} }`;
    return short.length <= 100 ? short : `{\n${rows.join('\n')}\n  }`;
  };

  if (state.kind !== 'shape') throw new Error('the schema of a state is a shape');
  const body = literal(state.fields, 's');
  const flowsByCopy = new Map<string, string[]>();
  for (const { name, vars } of flows as readonly { name: string; vars: Schema }[]) {
    if (vars.kind !== 'shape') throw new Error('the schema of variables is a shape');
    const copied = literal(vars.fields, 'v');
    flowsByCopy.set(copied, [...(flowsByCopy.get(copied) ?? []), `    case ${quoted(name)}:\n`]);
  }
  const cases = [...flowsByCopy].map(([copied, names]) => `${names.join('')}      return ${copied};`);
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
