// Codes by which a payer is known: a transfer may have been begun with the invoice that was corrected since.

type Coded = { readonly code: string; readonly formerCodes?: readonly string[] }

/** The code of the invoice, and those that it bore before. */
export const codesOf = ({ code, formerCodes = [] }: Coded): ReadonlySet<string> => new Set([code, ...formerCodes])

/** Orders by each of their codes. */
export function byEachCode<Order extends Coded>(orders: readonly Order[]): ReadonlyMap<string, readonly Order[]> {
  const byCode = new Map<string, Order[]>()
  for (const order of orders)
    for (const code of codesOf(order)) {
      const same = byCode.get(code)
      if (same) same.push(order)
      else byCode.set(code, [order])
    }
  return byCode
}
