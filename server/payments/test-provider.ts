// Stands where a real provider would, and takes no money: its page is one of the site's own, plainly marked.
import { localePath, pathWithin } from '#domain/address/paths.ts'
import type { PaymentProvider } from './provider.ts'

export function testProvider(siteUrl: string): PaymentProvider {
  return {
    name: 'test',
    formOrigin: null,
    async checkout({ reference, locale, returnUrl }) {
      // A reference can be guessed; the page leads on to the order, whose own key cannot.
      const address = siteUrl + localePath(locale, pathWithin.testPayment(returnUrl.slice(returnUrl.lastIndexOf('/') + 1)))
      return { kind: 'address', address, paymentId: reference }
    },
    async readReport() {
      return null
    },
    async ask() {
      return null
    },
    // It took nothing, and gives nothing back.
    async refund() {
      return 'done'
    },
    receipts: null,
  }
}
