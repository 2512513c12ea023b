// Seats reserved for somebody on the waiting list: the mail links to the form with the key of their page.

/** Query parameter of the key on order pages. */
export const offerQuery = 'offer'

/** The key from the address; undefined: none, or invalid. */
export function offerOf({ url }: Request): string | undefined {
  const key = new URL(url).searchParams.get(offerQuery) ?? ''
  return /^[\w-]{22}$/.test(key) ? key : undefined
}
