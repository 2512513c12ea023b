// Reads the names of the environment, and nothing else does.

const names = [
  'PORT',
  'HOST',
  'SITE_URL',
  'CONTENT_API_URL',
  'CONTENT_API_PREFIX',
  'CONTENT_API_TOKEN',
  'CONTENT_WEBHOOK_SECRET',
  'DATA_DIR',
  'CURRENT_FORUM_YEAR',
  'ANALYTICS_ID',
  'SITE_NOW',
  'SITE_DEVELOPMENT',
  'ORGANISERS_PHONE',
  'ORGANISERS_EMAIL',
  'SERVICE_WORKER',
  'LOG_FORMAT',
  'SMTP_URL',
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
  'ORDER_NUMBER_START',
  'DESK_KEY',
  'RETENTION_SUBMISSION_DAYS',
  'RETENTION_ORDER_DAYS',
  'NODE_ENV',
] as const

export type SettingName = (typeof names)[number]

/** Settings as given, without the spaces around them; undefined: not given. */
export type Environment = Partial<Record<SettingName, string>>

export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const given = names.map((name) => [name, source[name]?.trim()] as const)
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}
