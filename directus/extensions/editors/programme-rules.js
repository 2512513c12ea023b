// Rules of time: one forum per year, end after start, sessions within their edition and on the day of their date. Only changed fields are checked: an
// old record with an old error can still be corrected elsewhere.
import { faultAt } from './refusal.js'
import { dateOf, readable, wallTime } from './wall-time.js'

/** Start and end fields by collection. */
const PAIRS = {
  events: ['start_date', 'end_date'],
  side_events: ['start_date', 'end_date'],
  broadcasts: ['start_date', 'end_date'],
  forums: ['start_date', 'end_date'],
  tickets: ['sale_start', 'sale_end'],
}
/** Days before and after the edition that are allowed: walks, exhibitions. */
const AROUND = { side_events: 31, broadcasts: 31, program_days: 31 }
const DAY = 86_400_000

/** Maximum length of a session; more means a wrong end date. */
const LONGEST = 14 * 3_600_000

const ENDS_FIRST = (start) => ({
  uk: `Кінець має бути пізніше за початок: ${readableTime(start)}.`,
  en: `The end has to come after the start: ${readableTime(start)}.`,
})
const STARTS_LAST = (end) => ({
  uk: `Початок має бути раніше за кінець: ${readableTime(end)}.`,
  en: `The start has to come before the end: ${readableTime(end)}.`,
})
const TOO_LONG = {
  uk: 'Подія триває довше за 14 годин: перевірте день.',
  en: 'The event lasts for more than 14 hours: look at the day.',
}
const TAKEN_YEAR = (year) => ({
  uk: `Форум ${year} року вже є.`,
  en: `There is a forum of the year ${year} already.`,
})
const TAKEN_DAY = (date, year) => ({
  uk: `День ${readable(date)} у форуму ${year} вже є.`,
  en: `The forum ${year} has the day ${readable(date)} already.`,
})
const OTHER_DAY = (date, day) => ({
  uk: `Початок ${readable(date)}, а день програми ${readable(day)}. Виправте одне з двох або залиште день порожнім: його буде взято з дати.`,
  en: `It starts on ${readable(date)}, but the programme day is ${readable(day)}. Mend one of them, or leave the day empty: it is taken from the date.`,
})
const OTHER_FORUM = {
  uk: 'Цей день програми належить іншому форуму.',
  en: 'This programme day belongs to another forum.',
}
const OUTSIDE = (date, { year, from, to }) => ({
  uk: `${readable(date)}: це поза форумом ${year} (${period(from, to)}).`,
  en: `${readable(date)} is outside the forum ${year} (${period(from, to)}).`,
})
const OTHER_YEAR = (year) => ({
  uk: `Дати не належать до ${year} року.`,
  en: `The dates are not of the year ${year}.`,
})
const readableTime = (moment) => `${readable(moment.slice(0, 10))}, ${moment.slice(11)}`
const period = (from, to) => (from === to ? readable(from) : `${readable(from)} – ${readable(to)}`)

/** @returns the payload with the programme day by date; throws at the invalid field */
export async function checkProgramme(payload, saved) {
  const pair = PAIRS[saved.collection]
  if (!pair) return checkDay(payload, saved)
  const placed = { ...payload }
  const rows = saved.keys ? await saved.database(saved.collection).whereIn('id', saved.keys) : [{}]
  const days = []
  for (const row of rows) {
    const record = { ...row, ...placed }
    if (saved.collection === 'forums') await checkYear(record, payload, saved)
    else if (touches(payload, [pair[0], 'forum', 'program_day'], saved) && 'start_date' in record)
      days.push(await place(record, payload, saved))
    if (saved.collection !== 'forums' && touches(payload, [pair[1], 'forum'], saved)) await checkEnd(record, saved)
    // A time outside the edition is reported as such first.
    if (touches(payload, pair, saved)) checkOrder(record, payload, pair, saved)
  }
  // With several records each has its own day, which the website derives from the date.
  const [day] = days
  const isOne = days.every((each) => each.program_day === day?.program_day)
  return { ...placed, ...(isOne ? day : { program_day: null }) }
}

const touches = (payload, fields, { keys }) => !keys || fields.some((field) => field in payload)

/** Reports the changed field. */
function checkOrder(record, payload, [start, end], { collection, keys, language }) {
  const [from, to] = [wallTime(record[start]), wallTime(record[end])]
  if (!from || !to) return
  const isStart = keys && start in payload && !(end in payload)
  if (to <= from) throw isStart ? faultAt(start, STARTS_LAST(to), language) : faultAt(end, ENDS_FIRST(from), language)
  if (collection === 'events' && Date.parse(`${to}Z`) - Date.parse(`${from}Z`) > LONGEST)
    throw faultAt(isStart ? start : end, TOO_LONG, language)
}

async function checkYear(record, payload, { keys, database, language }) {
  if (record.year && 'year' in payload) {
    const others = await database('forums').where({ year: record.year }).select('id')
    if (others.some(({ id }) => !keys?.some((key) => String(key) === String(id)))) throw faultAt('year', TAKEN_YEAR(record.year), language)
  }
  if (keys && !['year', 'start_date', 'end_date'].some((field) => field in payload)) return
  const dates = [dateOf(record.start_date), dateOf(record.end_date)].filter(Boolean)
  if (record.year && dates.some((date) => !date.startsWith(`${record.year}-`)))
    throw faultAt('start_date', OTHER_YEAR(record.year), language)
}

/** Checks that a session is within its edition, on its date's day. Returns the day if it must change. */
async function place(record, payload, { collection, keys, database, language }) {
  const date = dateOf(record.start_date)
  const forum = await read(record.forum, 'forums', database)
  if (!date || !forum) return {}
  const days = forum.id ? await database('program_days').where({ forum: forum.id }).select('id', 'date') : []
  const around = AROUND[collection] ?? 0
  const outside = outsideOf(forum, days, date, around)
  if (outside) throw faultAt('start_date', OUTSIDE(date, outside), language)
  return collection === 'events' ? dayOf({ record, payload, keys, days, date, forum, database, language }) : {}
}

/** It must end within the edition: on its last day, or in the night after. */
async function checkEnd(record, { collection, database, language }) {
  const [date, last] = [dateOf(record.start_date), dateOf(record.end_date)]
  if (!date || !last || last <= date) return
  const forum = await read(record.forum, 'forums', database)
  if (!forum) return
  const days = forum.id ? await database('program_days').where({ forum: forum.id }).select('id', 'date') : []
  const evening = new Date(Date.parse(last) - DAY).toISOString().slice(0, 10)
  const outside = outsideOf(forum, days, evening, AROUND[collection] ?? 0)
  if (outside) throw faultAt('end_date', OUTSIDE(last, outside), language)
}

function outsideOf(forum, days, date, around) {
  const from = dateOf(forum.start_date)
  const to = dateOf(forum.end_date) ?? from
  if (!from) return date.startsWith(`${forum.year}-`) ? null : { year: forum.year, from: `${forum.year}-01-01`, to: `${forum.year}-12-31` }
  if (days.some((day) => dateOf(day.date) === date)) return null
  const at = Date.parse(date)
  const isWithin = at >= Date.parse(from) - around * DAY && at <= Date.parse(to) + around * DAY
  const dates = [from, to, ...days.map((day) => dateOf(day.date)).filter(Boolean)].sort()
  return isWithin ? null : { year: forum.year, from: dates[0], to: dates.at(-1) }
}

async function dayOf({ record, payload, keys, days, date, forum, database, language }) {
  const isChosen = Boolean(payload.program_day)
  if (isChosen) {
    const day = await read(payload.program_day, 'program_days', database)
    if (day?.forum && forum.id && day.forum !== forum.id) throw faultAt('program_day', OTHER_FORUM, language)
    if (day?.date && dateOf(day.date) !== date) throw faultAt('program_day', OTHER_DAY(date, dateOf(day.date)), language)
    return {}
  }
  const right = days.find((day) => dateOf(day.date) === date)?.id ?? null
  // The day is empty, or belongs to the old time.
  return keys && record.program_day === right ? {} : { program_day: right }
}

/** A related record after this change. A copy names it as `{ id: '13' }`, with a text for a number. */
async function read(value, collection, database) {
  if (!value) return null
  if (typeof value !== 'object') return database(collection).where({ id: value }).first()
  const there = value.id ? await database(collection).where({ id: value.id }).first() : {}
  return { ...there, ...value, ...(there?.id && { id: there.id }) }
}

/** A programme day is near its edition, once. */
async function checkDay(payload, { collection, keys, database, language }) {
  if (collection !== 'program_days' || !('date' in payload || 'forum' in payload)) return payload
  const rows = keys ? await database(collection).whereIn('id', keys) : [{}]
  for (const row of rows) {
    const record = { ...row, ...payload }
    const forum = await read(record.forum, 'forums', database)
    const date = dateOf(record.date)
    if (!date || !forum?.year) continue
    if (!date.startsWith(`${forum.year}-`)) throw faultAt('date', OTHER_YEAR(forum.year), language)
    const outside = outsideOf(forum, [], date, AROUND[collection])
    if (outside) throw faultAt('date', OUTSIDE(date, outside), language)
    const others = forum.id ? await database(collection).where({ forum: forum.id }).select('id', 'date') : []
    if (others.some((day) => day.id !== row.id && dateOf(day.date) === date)) throw faultAt('date', TAKEN_DAY(date, forum.year), language)
  }
  return payload
}
