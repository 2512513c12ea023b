// The only reader of environment variables and secret files.
import { readFileSync } from 'node:fs'

export const settingNames = [
  'PORT',
  'HOST',
  'SITE_URL',
  'DEMO',
  'HSTS',
  'SECURITY_CONTACT',
  'CONTENT_API_URL',
  'CONTENT_API_PREFIX',
  'CONTENT_API_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'CONTENT_PREVIEW_TOKEN',
  'EDITORS_KEY',
  'DATA_DIR',
  'CURRENT_FORUM_YEAR',
  'ANALYTICS_ID',
  'SITE_NOW',
  'SITE_DEVELOPMENT',
  'ORGANISERS_PHONE',
  'ORGANISERS_EMAIL',
  'ORGANISERS_ADDRESS',
  'SERVICE_WORKER',
  'PICTURES_AHEAD',
  'CDN_SECONDS',
  'LOG_FORMAT',
  'ACCESS_LOG',
  'METRICS_PORT',
  'METRICS_KEY',
  'DESK_PORT',
  'DESK_URL',
  'DESK_REFUND_LIMIT',
  'DESK_FREE_LIMIT',
  'WAITING_OFFER_HOURS',
  'SMTP_URL',
  'SMTP_TLS',
  'MAIL_FROM',
  'MAIL_ORGANISERS',
  'MAIL_OPERATOR',
  'TRUSTED_PROXIES',
  'PAYMENT_PROVIDER',
  'LIQPAY_PUBLIC_KEY',
  'LIQPAY_PRIVATE_KEY',
  'LIQPAY_VERSION',
  'LIQPAY_URL',
  'MONOBANK_TOKEN',
  'MONOBANK_URL',
  'SELLER_NAME',
  'SELLER_CODE',
  'SELLER_IBAN',
  'SELLER_BANK',
  'SELLER_ADDRESS',
  'SELLER_EMAIL',
  'SELLER_PHONE',
  'SELLER_VAT',
  'REFUND_TERMS',
  'RECEIPTS',
  'LIQPAY_RECEIPT_PRODUCT',
  'LIQPAY_RECEIPT_UNIT',
  'LIQPAY_RECEIPT_TAX',
  'MONOBANK_RECEIPT_TAX',
  'INVOICE_DAYS',
  'INVOICE_REMINDER_DAYS',
  'ATTENDEE_CHANGE_DAYS',
  'ORDER_NUMBER_START',
  'DESK_KEY',
  'DOOR_NAMES',
  'DESK_DATABASE_URL',
  'FORM_KEYS',
  'TICKET_KEYS',
  'RETENTION_SUBMISSION_DAYS',
  'RETENTION_ORDER_DAYS',
  'NODE_ENV',
] as const

export type SettingName = (typeof settingNames)[number]

/** Secret settings: never printed, and also accepted as `{NAME}_FILE` (ASVS 5.0, 13.3.1). */
export const secretNames = [
  'CONTENT_API_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'CONTENT_PREVIEW_TOKEN',
  'EDITORS_KEY',
  'SMTP_URL',
  'LIQPAY_PRIVATE_KEY',
  'MONOBANK_TOKEN',
  'DESK_KEY',
  'METRICS_KEY',
  'DESK_DATABASE_URL',
  'FORM_KEYS',
  'TICKET_KEYS',
] as const satisfies readonly SettingName[]

/** Trimmed settings; undefined: not given. */
export type Environment = Partial<Record<SettingName, string>>

/** Reads the environment. Throws an Error with a sentence for each unusable secret file. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const faults: string[] = []
  const given = settingNames.map((name) => [name, source[name]?.trim()] as const)
  const fromFiles = secretNames.map((name) => [name, secretInFile(name, source, faults)] as const)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries([...given, ...fromFiles].filter(([, value]) => value !== undefined))
}

/** Trimmed content of the file in `{name}_FILE`; undefined: none. */
function secretInFile(name: (typeof secretNames)[number], source: NodeJS.ProcessEnv, faults: string[]): string | undefined {
  const path = source[`${name}_FILE`]?.trim()
  if (!path) return undefined
  if (source[name]?.trim()) {
    faults.push(`${name}_FILE: given together with ${name}; allowed: one of the two`)
    return undefined
  }
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text !== '') return text
    faults.push(`${name}_FILE: the file "${path}" is empty; allowed: a file that holds the secret`)
  } catch (error) {
    faults.push(
      `${name}_FILE: the file "${path}" cannot be read (${(error as NodeJS.ErrnoException).code}); allowed: a file that holds the secret`,
    )
  }
  return undefined
}
