// Addresses of other sites, as editors paste them.

/** The address in a pasted text: from a player's embed code, without a scheme, or followed by punctuation. */
export function addressIn(pasted: string | null): string | null {
  const address =
    (/<iframe\b[^>]*\ssrc\s*=\s*["']?([^\s"'>]+)/i.exec(pasted ?? '')?.[1] ?? pasted)?.replace(/[\s,;.)»]+$/, '') ?? null
  if (address?.startsWith('//')) return `https:${address}`
  return address !== null && /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]|$)/i.test(address) ? `https://${address}` : address
}

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value) && URL.canParse(value)
}

/** An e-mail address, checked loosely: no characters that could break a link. */
export const isMailAddress = (value: string): boolean => /^[^\s@<>"]+@[^\s@<>"]+$/.test(value)
