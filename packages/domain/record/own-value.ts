/** The own property of `table` for an untrusted `key`: never an inherited one (`constructor`, `__proto__`). */
export function ownValue<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.getOwnPropertyDescriptor(table, key)?.value
}
