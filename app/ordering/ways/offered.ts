// Seats that are held for somebody of the waiting list: the letter leads to the form by the key of their page.

/** Name of the key in the address of a page of ordering. */
export const offerQuery = 'offer'

/** The key that the address has; undefined: none that can be one. */
export function offerOf({ url }: Request): string | undefined {
  const key = new URL(url).searchParams.get(offerQuery) ?? ''
  return /^[\w-]{22}$/.test(key) ? key : undefined
}
