import { type Locale, locales } from '@forum/domain/localisation/locale.ts'
import { accreditationRules } from '@forum/domain/submission/accreditation.ts'
import { bookingRules } from '@forum/domain/submission/booking.ts'
import { type FormRules, readForm } from '@forum/domain/submission/fields.ts'
import { groupOrderRules } from '@forum/domain/submission/group-order.ts'
import { lostTicketsRules } from '@forum/domain/submission/lost-tickets.ts'
import { subscriptionRules } from '@forum/domain/submission/subscription.ts'
import { waitingRules } from '@forum/domain/submission/waiting.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { expect, test } from 'vitest'
import { faultSentence } from './fault-sentence.ts'
import type { FormKind } from './submission-form.tsx'

const english = catalogues.en

const words = catalogues
type Labels = Readonly<Record<string, string>>
const forms: [FormKind, FormRules, (catalogue: Catalogue) => Labels][] = [
  ['accreditation', accreditationRules, ({ submission }) => submission.accreditation.labels],
  ['booking', bookingRules, ({ submission }) => submission.booking.labels],
  ['subscription', subscriptionRules, ({ submission }) => submission.subscription.labels],
  ['groupOrder', groupOrderRules, ({ submission }) => submission.groupOrder.labels],
  ['lostTickets', lostTicketsRules, () => ({})],
  ['waiting', waitingRules, ({ waiting: { seats } }) => ({ seats })],
]
/** Each is wrong for some kind of field. */
const wrongs = ['', '\u0007', 'a\nb', 'x'.repeat(3000), 'no address', '0']

/** Every sentence that a visitor of this form can be told. */
function sentences(rules: FormRules, labels: Readonly<Record<string, string>>, locale: Locale) {
  const catalogue = words[locale].forms
  const told = new Map<string, Set<string>>()
  for (const wrong of wrongs) {
    const form = new FormData()
    for (const name of Object.keys(rules)) form.set(name, wrong)
    const reading = readForm(rules, form)
    if (reading.isValid) continue
    for (const [name, fault] of Object.entries(reading.faults)) {
      const rule = rules[name]
      if (fault && rule)
        (told.get(name) ?? told.set(name, new Set()).get(name))?.add(faultSentence(catalogue, fault, rule, labels[name] ?? ''))
    }
  }
  return told
}

test.each(forms)('whatever is wrong with a field of %s, a sentence says so in every language', (_, rules, ownLabels) => {
  for (const locale of locales) {
    const labels = { ...words[locale].forms.fields, ...ownLabels(words[locale]) }
    const told = sentences(rules, labels, locale)
    for (const [name, rule] of Object.entries(rules)) {
      expect(labels).toHaveProperty(name)
      const texts = [...(told.get(name) ?? [])]
      if (rule.kind !== 'consent' || rule.isRequired) expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|«»|“”/)
    }
  }
})

test('limits are named', () => {
  const { forms } = english
  expect(faultSentence(forms, 'tooLong', { kind: 'line', isRequired: true, max: 200 }, 'Company')).toMatch(/Company.*200/)
  expect(faultSentence(forms, 'notNumber', { kind: 'number', min: 2, max: 500 }, 'People')).toMatch(/2.*500/)
})
