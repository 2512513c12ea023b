// What visitors and an organiser do on the demo, so that papers, letters and tables arise: the same in each of the three languages.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export const locales = ['uk', 'en', 'ru']
const buyer = { name: 'Єва Їжакевич-Ґудзь', company: 'ТОВ «Льон і Лад»', edrpou: '14360570' }
const attendee = { name: 'Марʼян О’Коннор', company: 'Łódź & Søn', position: 'Директор' }

/** Who gets letters: each has a mailbox for each language, so that a letter is found again. */
export const mailbox = (who, locale) => `${who}-${locale}@lad.example`

let sold

/** What is done on `site`, once. `keys`: of the pages of orders, by language; `organiser`: is at the desk. */
export function soldOn(site) {
  sold ??= sell(site)
  return sold
}

async function sell(site) {
  const organiser = site.organiser()
  await organiser.send('/', {}, '/enter')
  const keys = {}
  // One after the other: orders are numbered as they come, four in each language.
  for (const [index, locale] of locales.entries()) {
    const visitor = site.visitor()
    await sendForms(visitor, locale)
    const [invoice, paid, moved] = [
      await order(visitor, locale, 'bank', 'invoice'),
      await order(visitor, locale, 'card', 'paid'),
      await order(visitor, locale, 'card', 'moved'),
      await order(visitor, locale, 'bank', 'cancelled'),
    ]
    for (const key of [paid, moved]) await visitor.send(`/${locale}/test-payment/${key}`, { intent: 'pay' })
    // A letter is written when it is sent: one that still waits would tell of the change already.
    for (const who of ['moved', 'moved-seat', 'cancelled']) await letterTo(site, mailbox(who, locale))
    const other = { who: 'other', name: 'Олеся Заміна', email: mailbox('new', locale) }
    await atDesk(organiser, index * 4 + 3, { deed: 'attendeeReplaced', seat: '1', reason: 'Лист', ...other })
    await atDesk(organiser, index * 4 + 4, { deed: 'cancelled', reason: 'Дзвінок' })
    keys[locale] = { invoice, paid }
  }
  return { keys, organiser }
}

/** The key of the order's page. */
async function order(visitor, locale, way, who) {
  const given = { email: mailbox(who, locale), phone: '+380441234567', offer: 'yes', consent: 'yes', ...buyer }
  const seat = { ...attendee, email: mailbox(`${who}-seat`, locale) }
  const seats = Object.entries(seat).map(([name, value]) => [`attendee-3-0-${name}`, value])
  const answer = await visitor.send(`/${locale}/forum/2025/by-${way}`, { ...given, ...Object.fromEntries(seats) })
  return answer.headers.get('location').split('/').at(-1)
}

async function atDesk(organiser, number, fields) {
  const path = `/orders/2025-${String(number).padStart(5, '0')}`
  const answer = await organiser.ask(path, { method: 'POST', body: new URLSearchParams(fields) })
  if (answer.status >= 400) throw new Error(`${fields.deed} of ${path}: ${answer.status}`)
}

async function sendForms(visitor, locale) {
  const who = { ...buyer, firstname: 'Єва', lastname: 'Їжакевич-Ґудзь', phone: '+380441234567', consent: 'yes' }
  const media = { media: 'Льон', website: 'https://lad.example', position: 'Редакторка', comments: '' }
  await visitor.send(`/${locale}/subscribe`, { ...who, email: mailbox('subscriber', locale) })
  await visitor.send(`/${locale}/accreditation`, { ...who, ...media, email: mailbox('media', locale) })
  await visitor.send(`/${locale}/forum/2025/by-form`, {
    ...who,
    position: '',
    participants: '12',
    email: mailbox('group', locale),
  })
}

/** Longest that a letter takes, milliseconds. */
const longest = 30_000

/** Bytes of the letter to `address`; where it got several, the one for `purpose`. Waits until it is written. */
export async function letterTo(site, address, purpose = '') {
  const folder = join(site.folder, 'mail')
  const until = Date.now() + longest
  while (Date.now() < until) {
    for (const name of namesIn(folder).filter((one) => one.endsWith('.eml') && one.includes(`.${purpose}`))) {
      const bytes = readFileSync(join(folder, name))
      if (bytes.toString('latin1').includes(`\r\nTo: ${address}\r\n`)) return bytes
    }
    await setTimeout(50)
  }
  throw new Error(`no letter to ${address}`)
}

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The ticket of the paid order in this language, or the invoice of the unpaid one (PDF). */
export async function paperOf(site, locale, paper) {
  const { keys } = await soldOn(site)
  const path = { ticket: `order/${keys[locale].paid}/tickets.pdf`, invoice: `order/${keys[locale].invoice}/invoice.pdf` }[paper]
  return bytesOf(await site.visitor().ask(`/${locale}/${path}`))
}

/** A table that the organiser takes from the desk. */
export async function tableOf(site, table, format) {
  const { organiser } = await soldOn(site)
  return bytesOf(await organiser.send('/papers', { format }, `/papers/${table}?year=2025`))
}

async function bytesOf(answer) {
  if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`)
  return Buffer.from(await answer.arrayBuffer())
}
