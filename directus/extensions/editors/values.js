// Rejects what the site would leave out: numbers, addresses, tickets without a group. Only changed fields are checked.
import { addressIn, isMailAddress, isWebAddress } from '../../../packages/domain/address/web-address.ts'
import { isUrl } from '../../../packages/content/model/address.ts'
import { boundsOf } from '../../../packages/content/model/field.ts'
import { collectionNamed } from '../../../packages/content/model/model.ts'
import { faultAt } from './refusal.js'
import { dateOf, readable } from './wall-time.js'

const NOT_WHOLE = { uk: 'Потрібне ціле число: без коми, пробілів і слів.', en: 'A whole number is needed: no point, spaces or words.' }
const TOO_SMALL = (min) => ({ uk: `Не може бути менше за ${min}.`, en: `It cannot be less than ${min}.` })
const TOO_LARGE = (max) => ({ uk: `Не може бути більше за ${max}.`, en: `It cannot be more than ${max}.` })
const NO_ADDRESS = {
  uk: 'Це не адреса сайту. Скопіюйте її з рядка браузера: https://…',
  en: 'This is no web address. Copy it from the browser’s address line: https://…',
}
const NO_MAIL = { uk: 'Це не адреса пошти. Напишіть як office@forum.ua.', en: 'This is no e-mail address. Write it as office@forum.ua.' }
const NO_GROUP = {
  uk: 'Виберіть групу: без неї квитка не буде ніде на сайті.',
  en: 'Choose the group: without one the ticket stands nowhere on the site.',
}
const LAST_FIRST = (first) => ({
  uk: `Останній день не може бути раніше за перший: ${readable(first)}.`,
  en: `The last day cannot come before the first: ${readable(first)}.`,
})

export async function checkValues(payload, saved) {
  for (const field of collectionNamed(saved.collection)?.fields ?? []) {
    const value = payload[field.field]
    if (value === undefined || value === null || value === '') continue
    const fault = faultOf(field, value)
    if (fault) throw faultAt(field.field, fault, saved.language)
  }
  if (saved.collection === 'tickets') await checkTicket(payload, saved)
}

function faultOf(field, value) {
  const bounds = boundsOf(field)
  if (bounds) return outOf(bounds, value)
  if (isUrl(field)) return isAddress(value) ? null : NO_ADDRESS
  if (field.field === 'email') return isMailAddress(String(value).trim()) ? null : NO_MAIL
  if (field.field === 'links') return Array.isArray(value) && value.some(isWrongLink) ? NO_ADDRESS : null
  return null
}

function outOf({ min, max = Number.MAX_SAFE_INTEGER }, value) {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) return NOT_WHOLE
  if (number < min) return TOO_SMALL(min)
  return number > max ? TOO_LARGE(max) : null
}

const isWrongLink = (link) => Boolean(link?.url) && !isWebAddress(String(link.url).trim())

const isAddress = (value) => isWebAddress(addressIn(String(value).trim()) ?? '')

async function checkTicket(payload, { keys, database, language }) {
  if (!keys && !payload.ticket_group) throw faultAt('ticket_group', NO_GROUP, language)
  if (!('valid_from' in payload || 'valid_until' in payload)) return
  const row = keys ? await database('tickets').where({ id: keys[0] }).first('valid_from', 'valid_until') : {}
  const { valid_from: first, valid_until: last } = { ...row, ...payload }
  if (first && last && dateOf(last) < dateOf(first)) throw faultAt('valid_until', LAST_FIRST(dateOf(first)), language)
}
