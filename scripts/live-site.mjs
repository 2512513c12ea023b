// Settings of the site in `npm run start:live`, and its start message. It sells like the demo, with test payments.

const demoNow = '2025-09-09T09:00+03:00'

/** Settings of a site that reads from `content` (directus/live.mjs); the environment has priority. */
export function siteEnvironment(port, content, own = process.env) {
  return {
    PORT: String(port),
    CONTENT_API_URL: content.url,
    CONTENT_API_TOKEN: content.siteToken,
    CONTENT_WEBHOOK_SECRET: content.hookSecret,
    CONTENT_PREVIEW_TOKEN: content.previewToken,
    EDITORS_KEY: content.editorsKey,
    SITE_NOW: own.SITE_NOW ?? demoNow,
    ...(content.demo && !sells(own) ? demoSale : {}),
  }
}

/** The demo's fictional seller (packages/desk/settings/desk-config.ts), rejected on https. */
const demoSale = {
  PAYMENT_PROVIDER: 'test',
  SELLER_NAME: 'ТОВ «Демонстраційний форум»',
  SELLER_CODE: '30000005',
  SELLER_IBAN: 'UA903052992990004149123456789',
  SELLER_BANK: 'Демонстраційний банк',
  SELLER_ADDRESS: '01001, м. Київ, вул. Вигадана, 1',
  SELLER_EMAIL: 'tickets@forum.example',
  SELLER_PHONE: '+38 044 000 10 02',
  SELLER_VAT: '20',
  SELLER_NAME_EN: 'Demonstration Forum LLC',
  SELLER_ADDRESS_EN: '1 Vyhadana Street, Kyiv, 01001, Ukraine',
  SELLER_SWIFT: 'DEMOUAUK',
  SELLER_CORRESPONDENT:
    'Demonstration Bank, Kyiv; correspondent: Example Bank AG, Frankfurt, SWIFT EXMPDEFF, account 400000000000',
}

const sells = (own) => Object.keys(demoSale).some((name) => own[name])

/** Addresses and logins to print. */
export function announcement(port, { url, demo, admin, editor, organiser, steward }) {
  const login = ({ email, password }) => `${email} / ${password}`
  return [
    `Site:            http://localhost:${port}`,
    `Content service: ${url}/admin`,
    `Organisers' desk: ${url}/site/desk (sign in to the content service as the organiser first)`,
    `Editor:          ${login(editor)}`,
    `Organiser:       ${login(organiser)}`,
    ...(steward ? [`Steward:         ${login(steward)} (opens the door: ${url}/site/door)`] : []),
    `Administrator:   ${login(admin)}`,
    ...(demo ? ['Order a ticket on the site (its payments are a test), then sign in as the organiser to see the order.'] : []),
  ]
}
