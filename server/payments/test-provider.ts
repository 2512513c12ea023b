// Stands where a real provider would, and takes no money: its page is one of the site's own, plainly marked.
import type { PaymentProvider } from './provider.ts'

export function testProvider(siteUrl: string): PaymentProvider {
  return {
    name: 'test',
    formOrigin: null,
    async checkout({ reference, locale }) {
      const address = `${siteUrl}/${locale}/test-payment/${encodeURIComponent(reference)}`
      return { kind: 'address', address, paymentId: reference }
    },
    async readReport() {
      return null
    },
    async ask() {
      return null
    },
  }
}
