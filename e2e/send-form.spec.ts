import { fixtureTables } from '@forum/content/client/content-fixture.ts'
import { type ContentStub, startContentStub } from '@forum/content/client/content-stub.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { catalogues } from '@forum/messages/catalogues.ts'
import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { expectTyped, field, fill, formOn, press } from './form-page.ts'
import { organisers } from './form-settings.ts'
import { type FormSite, formSite, newVisitor, startFormSite } from './form-site.ts'
import { languagesAndScripts } from './languages-and-scripts.ts'
import { port } from './ports.ts'
import { openStarted } from './started.ts'

const [soonPort, contentPort] = [port('formSoon'), port('formContent')]

type FormRow = {
  kind: 'accreditation' | 'booking' | 'subscription' | 'groupOrder'
  path: string
  thanks: string
  /** What a visitor types, in the order of the form; the address is added. */
  typed: Record<string, string>
  /** Fields that may stay empty. */
  optional: string[]
}

const person = { name: 'Олена Ґудзь-Їжакевич', phone: '+38 044 123 45 67' }
const rows: readonly FormRow[] = [
  {
    kind: 'accreditation',
    path: '/accreditation',
    thanks: '/success-accreditation',
    typed: {
      firstname: 'Олена',
      lastname: 'Ґудзь',
      media: 'Радіо',
      position: 'Редакторка',
      phone: person.phone,
      comments: 'a\nb',
    },
    optional: ['website', 'comments'],
  },
  { kind: 'subscription', path: '/subscribe', thanks: '/success-subscribe', typed: { name: person.name }, optional: ['name'] },
  {
    kind: 'groupOrder',
    path: '/forum/2025/by-form',
    thanks: '/success-group-order',
    typed: { ...person, company: 'ТОВ «Їжак»', participants: '12' },
    optional: ['position'],
  },
  { kind: 'booking', path: '/forum/2025/booking', thanks: '/success-booking', typed: person, optional: [] },
]

let stub: ContentStub
/** Where tickets are announced, and not sold yet. */
let soonSite: FormSite

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const tables = fixtureTables()
  const announced = (tables.get('forums') ?? []).map((forum) =>
    forum.year === 2025 ? { ...forum, tickets_status: 'soon' } : forum,
  )
  stub = await startContentStub(tables.set('forums', announced), contentPort)
  soonSite = await startFormSite(soonPort, { CONTENT_API_URL: stub.url, SITE_NOW: '2025-09-09T09:00:00+03:00' })
})

test.afterAll(async () => {
  await soonSite.end()
  await stub.close()
})

const siteOf = ({ kind }: FormRow) => (kind === 'booking' ? soonSite : formSite)

async function expectFaults(page: Page, names: readonly string[]) {
  const invalid = formOn(page).locator('[aria-invalid=true]')
  await expect(invalid).toHaveCount(names.length)
  expect(await invalid.evaluateAll((fields) => fields.map((element) => element.getAttribute('name')))).toEqual(names)
  await expect(invalid.first()).toBeFocused()
  for (const name of names) {
    const described = (await field(page, name).getAttribute('aria-describedby')) ?? ''
    expect(await field(page, name).getAttribute('aria-invalid')).toBe('true')
    const sentence = page.locator(`#${described.split(' ').at(-1)}`)
    await expect(sentence).toHaveText(/\S/)
    const id = await field(page, name).getAttribute('id')
    await expect(formOn(page).locator(`a[href="#${id}"]`)).toHaveText((await sentence.textContent()) ?? '')
  }
}

for (const [index, row] of rows.entries()) {
  for (const { locale, javaScriptEnabled, way } of languagesAndScripts(index)) {
    test.describe(() => {
      test.use({ javaScriptEnabled })

      test(`${row.kind} ${way}: faults are shown, nothing typed is lost, and a mail confirms it`, async ({ page }) => {
        const { url, mailsTo } = siteOf(row)
        const email = `${row.kind}-${locale}-${javaScriptEnabled}@reader.example`.toLowerCase()
        await page.setExtraHTTPHeaders(newVisitor())
        const address = `${url}/${locale}${row.path}`
        await (javaScriptEnabled ? openStarted(page, address) : page.goto(address))
        await expect(formOn(page).getByRole('checkbox')).not.toBeChecked()
        const names = await formOn(page)
          .locator('input:not([type=hidden]):not([tabindex="-1"]), textarea')
          .evaluateAll((fields) => fields.map((element) => element.getAttribute('name') ?? ''))

        await press(page)
        await expectFaults(
          page,
          names.filter((name) => !row.optional.includes(name)),
        )
        if (javaScriptEnabled) await expectNoBarriers(page)

        const typed = { ...row.typed, email: 'olena@' }
        await fill(page, typed)
        await field(page, 'consent').check()
        await press(page)
        await expectFaults(page, ['email'])
        await expectTyped(page, typed)
        await expect(field(page, 'consent')).toBeChecked()

        await fill(page, { email })
        await press(page)
        await expect(page).toHaveURL(`${url}/${locale}${row.thanks}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectConfirmation(mailsTo, row, locale, email)
      })
    })
  }
}

async function expectConfirmation(mailsTo: FormSite['mailsTo'], { kind, typed }: FormRow, locale: Locale, email: string) {
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const { subject } = catalogues[locale].submissionMail.confirmations[kind](2025)
  expect((await mailsTo(email))[0]?.subject).toBe(subject)
  // Organisers hear of a subscription when it was confirmed (confirm-subscription.spec.ts).
  if (kind === 'subscription') return
  await expect
    .poll(async () => (await mailsTo(organisers)).filter(({ replyTo }) => replyTo?.[0]?.address === email).length)
    .toBe(1)
  const notice = (await mailsTo(organisers)).find(({ replyTo }) => replyTo?.[0]?.address === email)
  for (const value of Object.values(typed)) expect(notice?.text?.replaceAll('\r', '')).toContain(value)
}
