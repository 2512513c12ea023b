// Logs why nothing can be sold while the sale is open. Pages only say that it is closed.
import type { MissingTerm } from '@forum/domain/order/consent.ts'

const advice: Readonly<Record<MissingTerm, string>> = {
  seller: 'set SELLER_NAME and the other settings of the seller',
  offer: 'publish a document of the kind "offer" in the content service',
  refund: 'publish a document of the kind "refund" there, or set REFUND_TERMS=offer when the offer has these terms',
}

type Log = Record<'info' | 'error', (details: object, text: string) => void>

/** Checks what is missing, and logs it when that changes. */
export function createSaleCheck(missing: () => readonly MissingTerm[], log: Log): () => void {
  let last = ''
  return () => {
    const now = missing()
    if (now.join() === last) return
    last = now.join()
    if (now.length === 0) log.info({}, 'tickets can be sold: seller, offer and refund terms exist')
    else
      log.error({ missing: now }, `tickets are on sale, but nothing can be sold: ${now.map((term) => advice[term]).join('; ')}`)
  }
}
