// A secret that cannot be printed by accident: only `reveal` returns it.
import { createHash, timingSafeEqual } from 'node:crypto'
import { inspect } from 'node:util'

export type Secret = {
  reveal(): string
  /** Compares in constant time. */
  equals(given: string): boolean
}

export function secret(value: string): Secret {
  const hidden = () => '[secret]'
  const digest = sha256(value)
  return Object.defineProperties({} as Secret, {
    reveal: { value: () => value },
    equals: { value: (given: string) => timingSafeEqual(sha256(given), digest) },
    toString: { value: hidden },
    toJSON: { value: hidden },
    [inspect.custom]: { value: hidden },
  })
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
