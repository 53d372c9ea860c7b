/** More answers than these are not kept for one owner: strangers can ask without end. */
const MOST_ANSWERS = 200;

/**
 * Keeps what is worked out about an object, by a key, for as long as the object lives.
 *
 * @returns a function that answers from memory, or makes the answer
 */
export function memo<Value>(): (owner: object, key: string, make: () => Value) => Value {
  const answersOf = new WeakMap<object, Map<string, Value>>();
  return (owner, key, make) => {
    const answers = answersOf.get(owner) ?? new Map<string, Value>();
    answersOf.set(owner, answers);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (answers.size >= MOST_ANSWERS) answers.clear();
    answers.set(key, made);
    return made;
  };
}
