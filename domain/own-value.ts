/** What `table` itself has under `key`, a word from outside: never what every object inherits (`constructor`, `__proto__`). */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
