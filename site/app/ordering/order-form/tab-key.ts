// Gives an order form the key of its tab, when it is sent.
import { orderKeyBytes, orderKeyField } from '@forum/domain/order/order-key.ts'

/** For browsers that keep nothing: as long as the document. */
let ofDocument = ''

/** Made at the first press and kept in the tab, so that the same order, sent again, is known there, after a reload and from another network, too. */
function keyOfTab(): string {
  try {
    ofDocument = sessionStorage.getItem(orderKeyField) ?? ofDocument
  } catch {
    // Storage is off.
  }
  ofDocument ||= [...crypto.getRandomValues(new Uint8Array(orderKeyBytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
  try {
    sessionStorage.setItem(orderKeyField, ofDocument)
  } catch {
    // Storage is off or full.
  }
  return ofDocument
}

export function addTabKey(form: HTMLFormElement): void {
  const standing = form.querySelector<HTMLInputElement>(`[name=${orderKeyField}]`)
  const field =
    standing ?? form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name: orderKeyField }))
  field.value = keyOfTab()
}
