import { randomBytes } from 'node:crypto'

/** 128 bits as a segment of an address that cannot be guessed. */
export const unguessable = () => randomBytes(16).toString('base64url')
