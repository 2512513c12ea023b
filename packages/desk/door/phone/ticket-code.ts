// Reads the code of a ticket and verifies its signature. packages/desk/orders/ticket-token.ts describes the format.

export type TicketCode = { ticketId: string; year: number; isSigned: boolean | null }

const size = 19

/** null: not a ticket code. `isSigned` null: this browser cannot verify it. `keys`: SPKI in base64. */
export async function readTicketCode(text: string, keys: readonly string[]): Promise<TicketCode | null> {
  const [, encoded = '', signed = ''] = /^KEF1\.([\w-]{26})\.([\w-]{86})$/.exec(text.trim()) ?? []
  const body = bytesOf(encoded)
  const signature = bytesOf(signed)
  // Only one spelling is valid: unused bits of base64url must be zero.
  if (!body || !signature || textOf(body) !== encoded || textOf(signature) !== signed) return null
  if (body.length !== size || body[0] !== 1) return null
  const hex = [...body.subarray(1, 17)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const ticketId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const year = new DataView(body.buffer).getUint16(17)
  const whole = new Uint8Array([...new TextEncoder().encode('KEF1.'), ...body])
  return { ticketId, year, isSigned: await isSignedBy(keys, signature, whole) }
}

/** Of several readings of one code the one that is signed; else the first that is a ticket code, else the first. */
export async function likeliest(readings: readonly string[], keys: readonly string[]): Promise<string> {
  const read = await Promise.all(readings.map(async (text) => ({ text, code: await readTicketCode(text, keys) })))
  return (read.find(({ code }) => code?.isSigned) ?? read.find(({ code }) => code) ?? read[0])?.text ?? ''
}

async function isSignedBy(keys: readonly string[], signature: BufferSource, signed: BufferSource): Promise<boolean | null> {
  try {
    for (const key of keys) if (await crypto.subtle.verify('Ed25519', await imported(key), signature, signed)) return true
    return false
  } catch {
    // Browsers before 2025 do not support Ed25519.
    return null
  }
}

const known = new Map<string, Promise<CryptoKey>>()

function imported(key: string): Promise<CryptoKey> {
  const importing =
    known.get(key) ?? crypto.subtle.importKey('spki', bytesOf(key) ?? new Uint8Array(), 'Ed25519', false, ['verify'])
  known.set(key, importing)
  return importing
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  if (text === '') return null
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}

const textOf = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
