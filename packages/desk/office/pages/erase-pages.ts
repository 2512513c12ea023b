// The page that erases a person on request: find, see what would be erased, confirm by typing the address again.

import { colleaguesIn, erasePerson, meaning, type PersonData, personIn } from '@forum/desk/keeping/erasure/erase-person.ts'
import { everybodyWaiting } from '@forum/desk/waiting/forget-waiting.ts'
import { formOfKind, submissionKinds } from '@forum/domain/submission/submission.ts'
import type { Hono } from 'hono'
import type { EraseView, FoundPerson, PersonView } from './erase-view.ts'
import { orderLine } from './home-page.ts'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, typedText } from './office-room.ts'
import { folded } from './order-search.ts'

type Desk = OfficeRoom['parts']['desk']

/** Maximum number of people found by a name. */
const mostFound = 50

export function erasePages(stack: Hono<OfficeEnv>, { parts: { desk }, show }: OfficeRoom): void {
  const page = (context: OfficeContext, own: Partial<EraseView>) =>
    show(
      context,
      { page: 'erase', query: '', people: null, person: null, fault: null, done: null, ...own },
      own.fault ? 400 : 200,
    )
  stack.get('/orders/erase', async (context) => {
    const [query, who] = [asked(context, 'q'), asked(context, 'who')]
    if (who === '' && query !== '' && !isAddress(query)) return page(context, { query, people: await peopleNamed(desk, query) })
    if (who === '' && query === '') return page(context, {})
    const text = who || query
    const person = await personIn(desk, text)
    if (!person || isEmpty(person)) return page(context, { query: text, fault: person ? 'none' : 'short' })
    return page(context, { query: text, person: personView(text, person) })
  })
  stack.post('/orders/erase', async (context) => {
    const form = context.get('form')
    const [who, again] = [typedText(form, 'who', 254), typedText(form, 'again', 254)]
    const person = await personIn(desk, who)
    if (!person || isEmpty(person)) return page(context, { query: who, fault: person ? 'none' : 'short' })
    const view = personView(who, person)
    if (!meaning(again)?.(who)) return page(context, { query: who, person: view, fault: 'notSame' })
    if (form.get('seen') !== String(view.seen)) return page(context, { query: who, person: view, fault: 'changed' })
    const by = context.get('organiser')
    await erasePerson(desk, person, by)
    return page(context, { done: { records: recordsOf(person, by.admin), ...desk.otherCopies() } })
  })
}

const asked = (context: OfficeContext, name: string) => (context.req.query(name) ?? '').trim().slice(0, 254)

const isAddress = (text: string) => text.includes('@') || (/^[+\d\s().-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 7)

const isEmpty = ({ submissions, waiting, own, ofOthers }: PersonData) =>
  submissions.length + waiting.length + own.length + ofOthers.length === 0

function personView(who: string, { isMeant, submissions, waiting, own, ofOthers }: PersonData): PersonView {
  const attendees = [...own, ...ofOthers].flatMap(({ lines }) => lines.flatMap((line) => line.attendees)).filter(isMeant)
  const told = [...submissions.map(({ fields }) => fields), ...waiting, ...own.map(({ buyer }) => buyer), ...attendees]
  const addresses = told.flatMap((person) => addressesOf(person)).filter((address) => !isMeant(address))
  return {
    who,
    own: own.map(orderLine),
    ofOthers: ofOthers.map(orderLine),
    records: [
      ...submissions.map(({ id, kind, receivedAt: at }) => ({ id, kind, at })),
      ...waiting.map(({ id, askedAt: at }) => ({ id, kind: 'waiting', at })),
    ],
    colleagues: own.reduce((sum, order) => sum + colleaguesIn(order, isMeant).length, 0),
    unpaid: own.flatMap(({ number, status }) => (status === 'awaiting_payment' ? [number] : [])),
    also: [...new Set(addresses)],
    seen: submissions.length + waiting.length + own.length + ofOthers.length,
  }
}

/** Copies of submissions, which only the content service can delete; those of orders are emptied by themselves. */
function recordsOf({ submissions }: PersonData, admin: string) {
  return submissions.map(({ id, kind }) => {
    const known = submissionKinds.find((each) => each === kind)
    return { id, kind, address: known && admin !== '' ? `${admin}/content/${formOfKind(known).collection}/${id}` : null }
  })
}

type FieldTexts = { readonly [name: string]: unknown }

const textsIn = (person: FieldTexts, names: readonly string[]) =>
  names.map((name) => person[name]).filter((text): text is string => typeof text === 'string' && text !== '')

const addressesOf = (person: FieldTexts) => textsIn(person, ['email', 'phone'])

/** People in whose name each word of `query` stands, each address once. */
async function peopleNamed({ submissionStore, orders, database }: Desk, query: string): Promise<FoundPerson[]> {
  const words = folded(query).split(' ')
  const told: { person: FieldTexts; order: string | null }[] = [
    ...(await submissionStore.list()).map(({ fields }) => ({ person: fields, order: null })),
    ...(await everybodyWaiting(database)).map((person) => ({ person, order: null })),
    ...(await orders.list()).flatMap(({ number: order, buyer, lines }) =>
      [buyer, ...lines.flatMap(({ attendees }) => attendees)].map((person) => ({ person, order })),
    ),
  ]
  const found = new Map<string, FoundPerson>()
  for (const { person, order } of told) {
    const name = textsIn(person, ['name', 'firstname', 'lastname']).join(' ')
    const text = folded(name)
    const [who = name] = addressesOf(person)
    if (text !== '' && words.every((word) => text.includes(word)) && !found.has(who.toLowerCase()))
      found.set(who.toLowerCase(), { name, who, order })
  }
  return [...found.values()].slice(0, mostFound)
}
