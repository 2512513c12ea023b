import { randomBytes } from 'node:crypto'

/** A random URL segment of 128 bits. */
export const unguessable = () => randomBytes(16).toString('base64url')
