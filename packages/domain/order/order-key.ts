// The key of a tab, by which an order that is sent again is known when the network has changed in between.

/** Name of the field. A script adds it to the order form when an order is sent; pages have none, because they are the same for everybody. */
export const orderKeyField = 'order-key'

/** Random bytes of a key, which has two hexadecimal digits for each. */
export const orderKeyBytes = 16

/** The key that a form was sent with; null: none, or it is not one of ours. Pure. */
export function orderKeyIn(form: FormData): string | null {
  const [key, ...more] = form.getAll(orderKeyField)
  return more.length === 0 && typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : null
}
