// The content of a ticket's QR code: the signed ticket id, without personal data (product.md, 9.4).
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

const prefix = 'KEF1'
const version = 1
const size = 19

export type TicketTokens = {
  of(ticketId: string, forumYear: number): string
  /** The ticket's id if the signature is valid, otherwise null. */
  read(token: string): { ticketId: string; forumYear: number } | null
  /** Public keys for door devices: SPKI in base64. */
  publicKeys: readonly string[]
}

/** `keys`: the first signs; all of them verify. */
export function createTicketTokens(keys: readonly [KeyObject, ...KeyObject[]]): TicketTokens {
  const [key] = keys
  const publicKeys = keys.map((each) => createPublicKey(each))
  const signedPart = (body: Uint8Array) => Buffer.concat([Buffer.from(`${prefix}.`), body])
  return {
    of(ticketId, forumYear) {
      const body = Buffer.alloc(size)
      body.writeUInt8(version, 0)
      body.write(ticketId.replaceAll('-', ''), 1, 'hex')
      body.writeUInt16BE(forumYear, 17)
      return [prefix, body.toString('base64url'), sign(null, signedPart(body), key).toString('base64url')].join('.')
    },
    read(token) {
      const match = /^KEF1\.([\w-]{26})\.([\w-]{86})$/.exec(token.trim())
      if (!match) return null
      const [, text = '', signature = ''] = match
      const body = Buffer.from(text, 'base64url')
      // Only one spelling is valid: unused bits of base64url must be zero.
      const isOneSpelling =
        body.toString('base64url') === text && Buffer.from(signature, 'base64url').toString('base64url') === signature
      if (!isOneSpelling || body.length !== size || body.readUInt8(0) !== version) return null
      const isSigned = (by: KeyObject) => verify(null, signedPart(body), by, Buffer.from(signature, 'base64url'))
      if (!publicKeys.some(isSigned)) return null
      const ticketId = body.toString('hex', 1, 17).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      return { ticketId, forumYear: body.readUInt16BE(17) }
    },
    publicKeys: publicKeys.map((each) => each.export({ type: 'spki', format: 'der' }).toString('base64')),
  }
}
