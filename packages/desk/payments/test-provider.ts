// A payment provider for demo and tests: takes no money; its page is part of the site and clearly marked.
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import type { PaymentProvider } from './provider.ts'

export function testProvider(siteUrl: string): PaymentProvider {
  return {
    name: 'test',
    formOrigin: null,
    async checkout({ reference, locale, returnUrl }) {
      // A reference can be guessed, so the page links to the order by its secret key.
      const address = siteUrl + localePath(locale, pathWithin.testPayment(returnUrl.slice(returnUrl.lastIndexOf('/') + 1)))
      return { kind: 'address', address, paymentId: reference }
    },
    async readReport() {
      return null
    },
    async ask() {
      return null
    },
    // It took no money, so it refunds none.
    async refund() {
      return 'done'
    },
    receipts: null,
  }
}
