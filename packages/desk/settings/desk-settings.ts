// The settings of the desk, a row each. `npm run settings` writes them into deploy/site.env.example and docs/operate.md.
import { type Kind, kind, longSecret, matching, oneOf, onOrOff, origin, secretText, setting, wholeNumber } from '@forum/ground/settings/setting.ts'
import { address, addresses, days, encryptedOrigin, formKeys, iban, kopiykas, mailAddress, mailServer, proxies, sellerCode, textOf, ticketKeys, vatRate } from './desk-kinds.ts'
import { liqpaySettings, monobankSettings, providerSettings } from './payment-settings.ts'
import { readSender } from './sender.ts'

const mailSettings = {
  smtpUrl: setting('SMTP_URL', mailServer, { means: '`smtp://user:password@host:port`, or `smtps://`', empty: 'mails become files in `DATA_DIR/mail`', section: 'Mail' }),
  smtpTls: setting('SMTP_TLS', oneOf('required', 'optional'), { means: 'whether a mail waits when the server offers no encryption', empty: '`required`, but `optional` for a server on this machine' }),
  mailFrom: setting('MAIL_FROM', kind('an address in Latin letters, or a name and such an <address>', readSender), { means: 'the sender, an address in Latin letters (its domain may be in others), or a name and such an `<address>`', empty: '`forum@` the host of `SITE_URL`' }),
  organisers: setting('MAIL_ORGANISERS', addresses, { means: "the organisers' addresses, separated by commas, which also get the replies to our mails", empty: 'nobody' }),
  operator: setting('MAIL_OPERATOR', addresses, { means: 'addresses for alarms, separated by commas', empty: '`MAIL_ORGANISERS`' }),
}

/** The site of the organisers. It needs an origin of its own, so that scripts of the public site cannot reach it. */
const officeSettings = {
  site: {
    url: setting('DESK_URL', kind('an http or https origin such as https://desk.forum.example', origin), {
      means: "origin of the organisers' desk, and the port at which it listens (of `HOST`). The systemd units set the port to 3800. The content service needs the same `DESK_URL`",
      empty: 'no desk for organisers',
      section: "The organisers' desk",
      example: 'https://desk.forum.example',
    }),
    port: setting('DESK_PORT', wholeNumber('a whole number', 0, 65_535), { note: 'Set by the unit', example: '#3800' }),
  },
  dayLimits: {
    amount: setting('DESK_REFUND_LIMIT', kopiykas(wholeNumber('whole hryvnias', 0, 99_999_999)), { otherwise: '100000', means: 'how much one organiser may refund (hryvnias) and give away (seats) at the desk in a day' }),
    seats: setting('DESK_FREE_LIMIT', wholeNumber('a whole number of seats', 0, 100_000), { otherwise: '2000' }),
  },
  deskKey: setting('DESK_KEY', longSecret(16), { means: 'bearer key of `POST /desk/check-in`, at least 16 characters', empty: 'off' }),
  doorNames: setting('DOOR_NAMES', onOrOff, { otherwise: 'off', means: '`on`: phones at the door get the names of ticket holders, and find tickets by name' }),
}

const orderSettings = {
  orderNumberStart: setting('ORDER_NUMBER_START', wholeNumber('a whole number', 1, 9_000_000), { otherwise: '1', means: 'lowest number of an order in an edition. After a restore: higher than every number that was given out', section: 'Orders, forms, and their limits' }),
  refundTerms: setting('REFUND_TERMS', oneOf('document', 'offer'), { otherwise: 'document', means: 'where the refund terms are: in a `document` of that kind in the content service, or in the `offer`' }),
  invoiceDays: setting('INVOICE_DAYS', days(90), { otherwise: '5', means: 'days until an invoice expires' }),
  invoiceReminderDays: setting('INVOICE_REMINDER_DAYS', days(30, 0), { otherwise: '2', means: 'days before the expiry at which the buyer gets one reminder; 0: none' }),
  attendeeChangeDays: setting('ATTENDEE_CHANGE_DAYS', days(60, 0), { otherwise: '1', means: 'buyers can give a ticket to another person until the end of the day that is so many days before the forum' }),
  offerHours: setting('WAITING_OFFER_HOURS', wholeNumber('a whole number of hours', 1, 720), {
    otherwise: '24',
    means: 'hours for which seats are held for a person on the waiting list; half as many while more than ten people wait for the kind, a quarter while more than fifty do. A shortened offer does not end before ten in the morning in Kyiv',
  }),
  retention: {
    submissionDays: setting('RETENTION_SUBMISSION_DAYS', days(3650), { otherwise: '365', means: 'days after which personal data are erased ([How long personal data stay](#how-long-personal-data-stay))' }),
    orderDays: setting('RETENTION_ORDER_DAYS', days(3650), { otherwise: '1095' }),
  },
  trustedProxies: setting('TRUSTED_PROXIES', proxies, { means: 'addresses and networks (`173.245.48.0/20`), separated by commas, whose `X-Forwarded-For` is believed. Only the rate limits use it ([Behind a proxy](#behind-a-proxy))', example: '127.0.0.1,::1' }),
}

/** The service that suggests interruptions on the forum's days. */
const alertSettings = {
  alerts: {
    token: setting('ALERTS_TOKEN', secretText, { means: "token of alerts.in.ua, which is asked on the forum's days whether there is an air-raid alert; its origin, and its number of the place (31: the city of Kyiv). It only suggests: people at the desk decide", empty: 'nobody is asked', section: 'Air-raid alerts' }),
    origin: setting('ALERTS_URL', kind('an https origin, or an http one on this machine', encryptedOrigin), { otherwise: 'https://api.alerts.in.ua' }),
    place: setting('ALERTS_PLACE', wholeNumber('a whole number', 1, 9999), { otherwise: '31' }),
  },
}

/** The plain settings of the desk, by the room that uses them. */
export const deskSettings = { ...mailSettings, ...officeSettings, ...orderSettings, ...alertSettings }

const ofSeller = <const Name extends string, T>(name: Name, kind: Kind<T>, words = {}) => setting(name, kind, { needed: kind.allowed, ...words })

/** All of them or none: an incomplete invoice cannot be paid. Only the telephone is optional, and alone it makes no seller. */
export const sellerSettings = {
  name: ofSeller('SELLER_NAME', textOf(140), { means: 'the seller: set all of them or none, only the phone is optional. `SELLER_VAT` in per cent, or `none`. With LiqPay or monobank the site does not start without them', empty: 'nothing is sold' }),
  code: ofSeller('SELLER_CODE', sellerCode),
  iban: ofSeller('SELLER_IBAN', iban),
  bank: ofSeller('SELLER_BANK', textOf(140)),
  address: ofSeller('SELLER_ADDRESS', textOf(300)),
  email: ofSeller('SELLER_EMAIL', matching('a mail address', mailAddress)),
  vatRate: ofSeller('SELLER_VAT', vatRate),
  phone: setting('SELLER_PHONE', matching('a telephone number', /^\+?[\d ()-]{5,30}$/)),
}

/** All of them or none. */
export const abroadSettings = {
  name: ofSeller('SELLER_NAME_EN', textOf(140), { means: 'the seller in English, the SWIFT code of its bank, and the bank in English with its correspondent, for invoices paid from abroad: set all of them or none', empty: 'no invoice in English with a bank abroad' }),
  address: ofSeller('SELLER_ADDRESS_EN', textOf(300)),
  swift: ofSeller('SELLER_SWIFT', matching('a SWIFT code of 8 or 11 signs of a bank in Ukraine', /^[A-Z]{4}UA[A-Z\d]{2}(?:[A-Z\d]{3})?$/)),
  correspondent: ofSeller('SELLER_CORRESPONDENT', textOf(300)),
}

export const sharedSettings = {
  databaseUrl: setting('DESK_DATABASE_URL', address, {
    needed: address.allowed,
    means: 'a PostgreSQL database that several machines share, and the keys that all of them use ([More than one machine](#more-than-one-machine))',
    empty: 'the desk is a file in `DATA_DIR`, with its keys beside it',
    section: 'A desk in PostgreSQL and keys that several machines share (docs/deploy.md, "More than one machine")',
    example: '#postgres://',
  }),
  formKeys: setting('FORM_KEYS', formKeys, { needed: formKeys.allowed, example: '#' }),
  ticketKeys: setting('TICKET_KEYS', ticketKeys, { needed: ticketKeys.allowed, example: '#' }),
}

export const deskTable = {
  deskSettings,
  providerSettings,
  liqpaySettings,
  monobankSettings,
  sellerSettings,
  abroadSettings,
  sharedSettings,
}
