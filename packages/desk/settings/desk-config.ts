// The settings of the desk: mail, payments, seller, retention.
import type { Seller } from '@forum/domain/order/invoice.ts'
import type { Secret } from '@forum/ground/settings/secrets.ts'
import {
  fault,
  type GivenSettings,
  isLoopback,
  readSettings,
  type SettingTable,
  settingsIn,
} from '@forum/ground/settings/setting.ts'
import { abroadSettings, deskSettings, sellerSettings } from './desk-settings.ts'
import { decidePayment } from './payment-config.ts'
import { decideSharedDesk } from './shared-desk.ts'

/**
 * `isMailEncrypted` false: a mail server without encryption is accepted; `operator` null: alarms stand in the log only; `seller` null: no bank
 * transfer; `site` null: no desk for organisers; `deskKey` null: tickets are checked by the command only; `shared` null: one machine with a file
 * in DATA_DIR. The others: desk-settings.ts.
 */
export type DeskConfig = NonNullable<ReturnType<typeof decideDesk>>

/** The demo's seller is fictional; only the format of its numbers is valid. */
export const demoSeller: Seller = {
  name: 'ТОВ «Демонстраційний форум»',
  code: '30000005',
  iban: 'UA903052992990004149123456789',
  bank: 'Демонстраційний банк',
  address: '01001, м. Київ, вул. Вигадана, 1',
  email: 'tickets@forum.example',
  phone: '+38 044 000 10 02',
  vatRate: 20,
  abroad: {
    name: 'Demonstration Forum LLC',
    address: '1 Vyhadana Street, Kyiv, 01001, Ukraine',
    swift: 'DEMOUAUK',
    correspondent: 'Demonstration Bank, Kyiv; correspondent: Example Bank AG, Frankfurt, SWIFT EXMPDEFF, account 400000000000',
  },
}

/** undefined: `faults` contains the errors. */
export function decideDesk(given: GivenSettings, faults: string[], isDemo: boolean) {
  const desk = readSettings(deskSettings, given, faults)
  const payment = decidePayment(given, faults, isDemo)
  const seller = decideSeller(given, faults, isDemo)
  const shared = decideSharedDesk(given, faults)
  if (!desk || !payment || seller === undefined || shared === undefined) return undefined
  if (seller === null && (payment.kind === 'liqpay' || payment.kind === 'monobank')) {
    const allowed = `all settings of the seller: PAYMENT_PROVIDER=${payment.kind} takes money, and nothing may be sold in nobody's name`
    faults.push(fault(sellerSettings.name, given, allowed))
    return undefined
  }
  const { smtpTls, site, ...plain } = desk
  return {
    ...plain,
    isMailEncrypted: (smtpTls ?? (plain.smtpUrl && isHere(plain.smtpUrl) ? 'optional' : 'required')) === 'required',
    operator: plain.operator ?? plain.organisers,
    trustedProxies: plain.trustedProxies ?? [],
    site: site.port === null ? null : { port: site.port, url: site.url ?? `http://localhost:${site.port}` },
    payment,
    seller,
    shared,
  }
}

/** null: nobody sells; undefined: `faults` contains the errors. */
function decideSeller(given: GivenSettings, faults: string[], isDemo: boolean): Seller | null | undefined {
  const isAny = (table: SettingTable) => settingsIn(table).some(({ name, needed }) => needed && given[name])
  const sellsAbroad = isAny(abroadSettings)
  if (!isAny(sellerSettings) && !sellsAbroad) return isDemo ? demoSeller : null
  const seller = readSettings(sellerSettings, given, faults)
  const abroad = sellsAbroad ? readSettings(abroadSettings, given, faults) : null
  return seller && abroad !== undefined ? { ...seller, phone: seller.phone ?? '', abroad } : undefined
}

/** Whether the server is on this machine, so that nobody can read the connection. */
function isHere(url: Secret): boolean {
  return isLoopback(new URL(url.reveal()).hostname)
}
