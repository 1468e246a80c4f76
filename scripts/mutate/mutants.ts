// Creates mutants of a game's rules: each changes one expression or call as a careless edit could.
import { parseSync } from 'vite';

/** One mutant: `change` replaces the text between `start` and `end`. */
export interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  before: string;
  after: string;
  /** Removing a call is a statement; everything else is an expression. */
  form: 'expression' | 'statement';
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: any;
}

const SWAPS: { readonly [operator: string]: string } = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '%': '+',
  '&': '|',
  '&&': '||',
  '||': '&&',
};
const METHODS: { readonly [name: string]: string } = { some: 'every', every: 'some', max: 'min', min: 'max' };

/** The contract suite compares prompts and samples with `admits`, so scenarios need not. */
const LEFT_ALONE = new Set(['prompt', 'text', 'show', 'sample', 'options']);
/** Logging is not a rule. */
const LOGGING = new Set(['logEvent']);

/** Every possible mutant of a source. */
export function mutantsIn(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const text = (node: Node) => code.slice(node.start, node.end);
  const add = (node: Node, after: string, form: Mutant['form'] = 'expression') => {
    const line = code.slice(0, node.start).split('\n').length;
    found.push({ file, line, start: node.start, end: node.end, before: text(node), after, form });
  };
  /** The node with another operator, which is between the operands. */
  const swapped = (node: Node, operator: string) => `${text(node.left)} ${operator} ${text(node.right)}`;

  function look(node: Node, inside: boolean): void {
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const other = SWAPS[node.operator as string];
        if (other) add(node, swapped(node, other));
        break;
      }
      case 'AssignmentExpression':
        if (node.operator === '+=') add(node, swapped(node, '-='));
        if (node.operator === '-=') add(node, swapped(node, '+='));
        break;
      case 'UpdateExpression':
        if (node.prefix === false) add(node, `${text(node.argument)}${node.operator === '++' ? '--' : '++'}`);
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
        if (node.test.type !== 'BinaryExpression') add(node.test, `!(${text(node.test)})`);
        break;
      case 'UnaryExpression':
        if (node.operator === '!') add(node, text(node.argument));
        break;
      case 'Literal':
        if (typeof node.value === 'number') add(node, String(node.value + 1));
        if (typeof node.value === 'boolean') add(node, String(!node.value));
        break;
      case 'ExpressionStatement':
        if (node.expression.type === 'CallExpression' && !LOGGING.has(node.expression.callee.name)) {
          add(node, '', 'statement');
        }
        break;
      case 'CallExpression': {
        const { callee } = node;
        const other = callee.type === 'MemberExpression' && METHODS[callee.property.name as string];
        if (other && !callee.computed) {
          const { start, end } = callee.property as Node;
          add(node, code.slice(node.start, start) + other + code.slice(end, node.end));
        }
        break;
      }
    }
    visit(node, inside);
  }

  function visit(node: Node, inside: boolean): void {
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'typeParameters' || key === 'returnType')
        continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child !== 'object' || child === null || typeof child.type !== 'string') continue;
        if (child.type === 'Property' && LEFT_ALONE.has(child.key.name)) continue;
        // -1 means nothing; -2 would too.
        if (node.type === 'UnaryExpression' && node.operator === '-' && child.type === 'Literal') continue;
        // Changing the head of a counting loop makes no difference or never ends.
        if (node.type === 'ForStatement' && key !== 'body') continue;
        // A function with its own generator makes answers for random play.
        if (/Function/.test(child.type) && child.params.some((param: Node) => param.name === 'rng')) continue;
        if (
          child.type.startsWith('TS') &&
          !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(child.type)
        )
          continue;
        const within = inside || /Function/.test(child.type);
        // Code that runs when a module is loaded cannot be switched afterwards.
        if (within) look(child, within);
        else visit(child, within);
      }
    }
  }

  const { program, errors } = parseSync(file, code, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  visit(program as unknown as Node, false);
  return found.filter((mutant) => mutant.before !== mutant.after);
}

/** The source with some mutants built in, each behind a switch: `__m(number)` says whether it is on. */
export function switched(code: string, mutants: readonly (Mutant & { number: number })[]): string {
  const inner = (start: number, end: number, rows: typeof mutants): string => {
    const sorted = [...rows].sort((a, b) => a.start - b.start || b.end - a.end);
    let out = '';
    let at = start;
    for (let i = 0; i < sorted.length; ) {
      const row = sorted[i] as (typeof sorted)[0];
      let next = i + 1;
      while (next < sorted.length && (sorted[next] as typeof row).start < row.end) next++;
      const within = inner(row.start, row.end, sorted.slice(i + 1, next));
      out += code.slice(at, row.start);
      out +=
        row.form === 'statement'
          ? `{ if (!__m(${row.number})) { ${within} } }`
          : `(__m(${row.number}) ? (${row.after}) : (${within}))`;
      at = row.end;
      i = next;
    }
    return out + code.slice(at, end);
  };
  return inner(0, code.length, mutants);
}
