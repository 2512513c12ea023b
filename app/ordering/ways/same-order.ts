// An order that is sent again is led to the first one; whoever means a second one says so there.

/** In the address of an order's page: the form was sent before. */
export const sameOrder = 'same'

/** In the address of the form: the number of the order beside which another one is meant. */
const besides = 'besides'

export const besidesQuery = (number: string) => `${besides}=${number}`

/** What the address of the form says of that; undefined: nothing that can be a number. */
export function besidesOf({ url }: Request): string | undefined {
  const number = new URL(url).searchParams.get(besides) ?? ''
  return /^\d{4}-\d{5,9}$/.test(number) ? number : undefined
}
