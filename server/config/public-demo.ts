// Prevents an accidental public demo: on https DEMO=public is required.
import { demoSeller } from './desk-config.ts'
import type { Environment } from './env.ts'
import { fault, origin } from './setting.ts'

/** A sentence for each demo part that a site on https would publish; empty with DEMO=public. */
export function demoFaults(environment: Environment): string[] {
  const isPublic = origin(environment.SITE_URL ?? '')?.startsWith('https:')
  if (!isPublic || environment.DEMO === 'public') return []
  const isDemo = !environment.CONTENT_API_URL
  const isRefused = {
    CONTENT_API_URL: isDemo,
    PAYMENT_PROVIDER: environment.PAYMENT_PROVIDER === 'test' || (isDemo && !environment.PAYMENT_PROVIDER),
    SELLER_NAME: isDemo && !environment.SELLER_NAME,
    SELLER_IBAN: environment.SELLER_IBAN?.replaceAll(' ', '') === demoSeller.iban,
    SELLER_CODE: environment.SELLER_CODE === demoSeller.code,
    SITE_NOW: isDemo && !environment.SITE_NOW,
  }
  const allowed = {
    CONTENT_API_URL: 'the address of a content service',
    PAYMENT_PROVIDER: 'liqpay, monobank or none, because the test takes no money',
    SELLER_NAME: 'the name of the seller, with the other settings of the seller, because that of the demo is invented',
    SELLER_IBAN: 'an account of the seller, because that of the demo is nobody’s',
    SELLER_CODE: 'the code of the seller, because that of the demo is nobody’s',
    SITE_NOW: 'a content service, with which the site shows the real time, because the demo’s clock stands in 2025',
  }
  const names = Object.keys(isRefused) as (keyof typeof isRefused)[]
  return names
    .filter((name) => isRefused[name])
    .map((name) => fault(name, environment, `${allowed[name]}, on https; or DEMO=public for a demo that everybody may see`))
}
