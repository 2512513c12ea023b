import type { Writable } from 'node:stream'

export function logTo(path: string, tell: (sentence: string) => void): Writable
