// Prevents an accidental public demo: on https DEMO=public is required.
import { demoSeller, deskTable } from '@forum/desk/port.ts'
import { fault, origin, type Setting } from '@forum/ground/settings/setting.ts'
import type { Environment } from './env.ts'
import { siteSettings } from './site-settings.ts'

const { providerSettings, sellerSettings } = deskTable

/** A sentence for each demo part that a site on https would publish; empty with DEMO=public. */
export function demoFaults(environment: Environment): string[] {
  const isPublic = origin(environment.SITE_URL ?? '')?.startsWith('https:')
  if (!isPublic || environment.DEMO === 'public') return []
  const isDemo = !environment.CONTENT_API_URL
  const { PAYMENT_PROVIDER: provider, SELLER_IBAN: iban, SELLER_CODE: code } = environment
  const nobodys = 'of the seller, because that of the demo is nobody’s'
  const parts: [isRefused: boolean, setting: Setting, allowed: string][] = [
    [isDemo, siteSettings.contentUrl, 'the address of a content service'],
    [
      provider === 'test' || (isDemo && !provider),
      providerSettings.provider,
      'liqpay, monobank or none, because the test takes no money',
    ],
    [
      isDemo && !environment.SELLER_NAME,
      sellerSettings.name,
      'the name of the seller, with the other settings of the seller, because that of the demo is invented',
    ],
    [iban?.replaceAll(' ', '') === demoSeller.iban, sellerSettings.iban, `an account ${nobodys}`],
    [code === demoSeller.code, sellerSettings.code, `the code ${nobodys}`],
    [
      isDemo && !environment.SITE_NOW,
      siteSettings.startsAt,
      'a content service, with which the site shows the real time, because the demo’s clock stands in 2025',
    ],
  ]
  return parts
    .filter(([isRefused]) => isRefused)
    .map(([, setting, allowed]) =>
      fault(setting, environment, `${allowed}, on https; or DEMO=public for a demo that everybody may see`),
    )
}
