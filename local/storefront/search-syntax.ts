/**
 * The search syntax of the `query` argument of lists: `tag:new AND (vendor:Akn OR price:<500)`.
 * Terms next to each other must all match; `NOT` or `-` excludes; `*` ends a prefix.
 */
export type SearchExpression =
  | {kind: 'all' | 'any'; parts: SearchExpression[]}
  | {kind: 'not'; part: SearchExpression}
  | {kind: 'term'; field: string | null; comparator: Comparator; value: string};

type Comparator = '=' | '<' | '<=' | '>' | '>=';

/** What a record says of a field: its values, or undefined for a field that it does not have. */
export type ReadField = (field: string) => readonly (string | number | boolean)[] | undefined;

const TOKEN = /\(|\)|-?(?:[\w.]+:(?:[<>]=?)?)?(?:"[^"]*"|'[^']*'|[^\s()]+)/g;
const TERM = /^(?:([\w.]+):([<>]=?)?)?(.*)$/s;

/** Parses a query. An empty one matches everything; what does not parse is taken as words. */
export function parseSearch(query: string): SearchExpression {
  const tokens = query.match(TOKEN) ?? [];
  let index = 0;

  function any(): SearchExpression {
    const parts = [all()];
    while (tokens[index] === 'OR') {
      index += 1;
      parts.push(all());
    }
    return parts.length === 1 && parts[0] ? parts[0] : {kind: 'any', parts};
  }

  function all(): SearchExpression {
    const parts: SearchExpression[] = [];
    for (let token = tokens[index]; token !== undefined; token = tokens[index]) {
      if (token === 'OR' || token === ')') break;
      index += 1;
      if (token === 'AND') continue;
      parts.push(unary(token));
    }
    return {kind: 'all', parts};
  }

  function unary(token: string): SearchExpression {
    if (token === 'NOT') {
      const next = tokens[index];
      index += 1;
      return {kind: 'not', part: next === undefined ? {kind: 'all', parts: []} : unary(next)};
    }
    if (token === '(') {
      const part = any();
      if (tokens[index] === ')') index += 1;
      return part;
    }
    if (token.startsWith('-') && token.length > 1) {
      return {kind: 'not', part: term(token.slice(1))};
    }
    return term(token);
  }

  const parts: SearchExpression[] = [];
  while (index < tokens.length) {
    parts.push(any());
    // A closing bracket that nothing opened.
    if (tokens[index] === ')') index += 1;
  }
  return parts.length === 1 && parts[0] ? parts[0] : {kind: 'all', parts};
}

function term(token: string): SearchExpression {
  const [, field = null, comparator = '=', value = ''] = TERM.exec(token) ?? [];
  return {
    kind: 'term',
    field,
    comparator: comparator as Comparator,
    value: value.replace(/^(["'])(.*)\1$/s, '$2'),
  };
}

/** Whether a record matches. Terms without a field are looked for in the record's `default`. */
export function matchesSearch(expression: SearchExpression, read: ReadField): boolean {
  switch (expression.kind) {
    case 'all':
      return expression.parts.every((part) => matchesSearch(part, read));
    case 'any':
      return expression.parts.some((part) => matchesSearch(part, read));
    case 'not':
      return !matchesSearch(expression.part, read);
    case 'term':
      return matchesTerm(expression, read);
  }
}

function matchesTerm(
  {field, comparator, value}: Extract<SearchExpression, {kind: 'term'}>,
  read: ReadField,
): boolean {
  if (field === null) return read('default')?.some((own) => contains(String(own), value)) ?? false;
  if (field === 'tag_not')
    return !matchesTerm({kind: 'term', field: 'tag', comparator, value}, read);
  const own = read(field);
  // The service ignores a filter that it does not know.
  if (own === undefined) return true;
  // `product_type:Rings,Earrings` is any of them.
  const wanted = comparator === '=' ? value.split(',') : [value];
  return own.some((each) => wanted.some((one) => compares(each, comparator, one.trim())));
}

function compares(own: string | number | boolean, comparator: Comparator, value: string): boolean {
  if (comparator === '=') {
    if (typeof own === 'number') return own === Number(value);
    if (typeof own === 'boolean') return String(own) === value.toLowerCase();
    if (value.endsWith('*')) {
      const prefix = value.slice(0, -1).toLowerCase();
      return own
        .toLowerCase()
        .split(/\s+/)
        .some((word) => word.startsWith(prefix));
    }
    return own.toLowerCase() === value.toLowerCase();
  }
  const [left, right] =
    typeof own === 'number' ? [own, Number(value)] : [Date.parse(String(own)), moment(value)];
  if (comparator === '<') return left < right;
  if (comparator === '<=') return left <= right;
  if (comparator === '>') return left > right;
  return left >= right;
}

function moment(value: string): number {
  return value === 'now' ? Date.now() : Date.parse(value);
}

function contains(own: string, value: string): boolean {
  const words = own.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const wanted = value.toLowerCase();
  if (wanted.endsWith('*')) return words.some((word) => word.startsWith(wanted.slice(0, -1)));
  return wanted.split(/[^\p{L}\p{N}]+/u).every((part) => part === '' || words.includes(part));
}
