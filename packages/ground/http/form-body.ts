// Checks the body of a form before it is parsed: parsers take time by the square of the number of fields (Node 24: URLSearchParams and formData need
// a second for 250 000 empty ones), and multipart ones for lines of headers.

/** How a form is encoded. `type`: the Content-Type with which it is parsed, so that parser and check agree. `boundary`: null: urlencoded. */
export type FormEncoding = { type: string; boundary: string | null }

/** A form as it was sent, within its limits. */
export type SentForm = { body: Uint8Array<ArrayBuffer>; encoding: FormEncoding }

const urlencoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i
const multipart = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(?:;|$)/i

/** Maximum length of a multipart field's headers, which contain its name and that of its file, bytes. */
const longestHead = 1024

/** The encoding that a Content-Type names; null: it is no form's. */
export function formEncoding(contentType = ''): FormEncoding | null {
  if (urlencoded.test(contentType)) return { type: 'application/x-www-form-urlencoded', boundary: null }
  const boundary = multipart.exec(contentType)?.[2]
  return boundary ? { type: `multipart/form-data; boundary="${boundary}"`, boundary } : null
}

/** Whether a form has at most so many fields, each with a short head. Reads `body` once, and no further than the first field too many. */
export function isWithinFields(body: Uint8Array, { boundary }: Pick<FormEncoding, 'boundary'>, most: number): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const mark = boundary === null ? '&' : `--${boundary}`
  // Between two fields stands one "&"; before each field of a multipart form stands its boundary.
  let fields = boundary === null ? 1 : 0
  for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, at + mark.length)) {
    if (boundary !== null && isLast(bytes, at + mark.length)) continue
    if (++fields > most) return false
    if (boundary !== null && !hasShortHead(bytes, at)) return false
  }
  return true
}

/** A boundary with two dashes behind it ends a multipart form. */
const isLast = (bytes: Buffer, end: number) => bytes.toString('latin1', end, end + 2) === '--'

const hasShortHead = (bytes: Buffer, at: number) => bytes.subarray(at, at + longestHead).includes('\r\n\r\n')

/** The form in `body`; null: it cannot be read. */
export const parsedForm = (body: Uint8Array<ArrayBuffer>, { type }: FormEncoding): Promise<FormData | null> =>
  new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
