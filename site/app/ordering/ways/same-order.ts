// A repeated order leads to the first one, where the visitor can ask for a second one.

/** Query parameter of an order page: the form was submitted before. */
export const sameOrder = 'same'

/** Query parameter of the form: number of the identical order. */
const besides = 'besides'

export const besidesQuery = (number: string) => `${besides}=${number}`

/** Its value; undefined: none, or invalid. */
export function besidesOf({ url }: Request): string | undefined {
  const number = new URL(url).searchParams.get(besides) ?? ''
  return /^\d{4}-\d{5,9}$/.test(number) ? number : undefined
}
