import { expect, type Locator, type Page, test } from '@playwright/test'

const { LIVE_CONTENT_URL, LIVE_EDITOR_EMAIL, LIVE_EDITOR_PASSWORD } = process.env as Record<string, string>

/** What `docs/editors.md` promises to whoever never presses Tab. Whatever presses the pointer is a click, wherever it lands. */
const MOST_CLICKS = 20
/** The admin application is large: a busy machine takes long to start it. */
const patiently = { timeout: 80_000 }

test.use({ viewport: { width: 1440, height: 1000 }, locale: 'uk-UA', timezoneId: 'Europe/Kyiv' })

test('an editor makes a session in three languages, with its time, hall and two speakers, in at most 20 clicks', async ({
  page,
}) => {
  test.slow()
  await signIn(page)
  const clicks = await countClicks(page)

  await sessions(page).click()
  await page.locator('a[href$="/events/+"]').click()
  await expect(field(page, 'Назва UA').locator('input')).toBeFocused()
  await page.keyboard.type('Проба кліків')
  await write(page, field(page, 'Назва EN').locator('input'), 'A trial of clicks')
  await write(page, field(page, 'Назва RU').locator('input'), 'Проба кликов')
  await write(page, field(page, 'Початок (Київ)').getByRole('textbox'), '17.10 14:00')
  await write(page, field(page, 'Кінець (Київ)').getByRole('textbox'), '17.10.2025 15:30')

  await field(page, 'Зала').getByText('Оберіть об').click()
  await page.getByText('Зала «Десна»').click()
  await confirm(page)

  await field(page, 'Спікери').getByText('Додати наявний').click()
  const search = page.locator('.v-drawer .search-input')
  await expect(people(page)).not.toHaveCount(0)
  await search.click()
  await look(search, 'горбен')
  await page.getByRole('row', { name: 'Олена Горбенко' }).click()
  await search.locator('input').click()
  await look(search, 'савиц')
  await page.getByRole('row', { name: 'Тарас Савицький' }).click()
  await confirm(page)

  await describe(field(page, 'Опис UA').locator('iframe'), 'Три мови в одній формі.')
  await describe(field(page, 'Опис EN').locator('iframe'), 'Three languages in one form.')
  await describe(field(page, 'Опис RU').locator('iframe'), 'Три языка в одной форме.')
  await page.locator('header').getByRole('button', { name: 'check' }).click()
  await expect(page).not.toHaveURL(/\+$/)
  const pressed = [...clicks]

  const asked = `${LIVE_CONTENT_URL}/v2/items/events?sort=-id&limit=1&fields=*,forum.year,program_day.date,room.slug,speakers.speakers_id.slug`
  const [session] = ((await (await fetch(asked)).json()) as { data: Record<string, unknown>[] }).data
  expect(session).toMatchObject({
    title_ua: 'Проба кліків',
    title_en: 'A trial of clicks',
    title_ru: 'Проба кликов',
    description_ua: '<p>Три мови в одній формі.</p>',
    description_en: '<p>Three languages in one form.</p>',
    description_ru: '<p>Три языка в одной форме.</p>',
    start_date: '2025-10-17T14:00:00',
    end_date: '2025-10-17T15:30:00',
    status: 'published',
    forum: { year: 2025 },
    program_day: { date: '2025-10-17' },
    room: { slug: 'desna' },
    speakers: [{ speakers_id: { slug: 'olena-horbenko' } }, { speakers_id: { slug: 'taras-savytskyi' } }],
  })
  console.log(`${pressed.length} clicks:\n${pressed.map((what, index) => `${index + 1}. ${what}`).join('\n')}`)
  expect(pressed.length).toBeLessThanOrEqual(MOST_CLICKS)
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${LIVE_CONTENT_URL}/admin/login`)
  await page.locator('input[type=email]').fill(LIVE_EDITOR_EMAIL as string)
  await page.locator('input[type=password]').fill(LIVE_EDITOR_PASSWORD as string)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/content/, patiently)
  // Where an account that is new to the admin application begins.
  await page.goto(`${LIVE_CONTENT_URL}/admin/content/forums`)
  await expect(sessions(page)).toBeVisible(patiently)
}

const sessions = (page: Page): Locator => page.locator('a[href="/admin/content/events"]').first()

/** Every press of the pointer that the browser itself reports, in frames too, by what was pressed. */
async function countClicks(page: Page): Promise<string[]> {
  const clicks: string[] = []
  await page.exposeBinding('pressed', (_source, what: string) => clicks.push(what))
  const listen = () =>
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        const name = (target as HTMLElement).closest('.field')?.querySelector('.field-name')?.textContent ?? ''
        const what = (target as HTMLElement).textContent?.trim() || (target as HTMLElement).tagName
        if (isTrusted) (window as unknown as { pressed: (what: string) => void }).pressed(`${name.trim()} ${what.slice(0, 40)}`)
      },
      { capture: true },
    )
  await page.addInitScript(listen)
  for (const frame of page.frames()) await frame.evaluate(listen)
  return clicks
}

const field = (page: Page, name: string): Locator =>
  page.locator('.field').filter({ has: page.locator('.field-name').filter({ hasText: name }) })

async function write(page: Page, where: Locator, words: string): Promise<void> {
  await where.click()
  await page.keyboard.type(words)
}

/** A text editor is drawn before it takes what is typed. */
async function describe(frame: Locator, words: string): Promise<void> {
  const body = frame.contentFrame().locator('body[contenteditable=true]')
  await expect(body).toBeVisible()
  await write(frame.page(), frame, words)
  await expect(body).toHaveText(words)
}

/** Who can be chosen, without the head of the list: a person looks for somebody when there is a list. */
const people = (page: Page): Locator =>
  page
    .locator('.v-drawer')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') })

/** While the box still opens it loses what is typed, and its focus: a person sees that and types again. No click. */
async function look(search: Locator, words: string): Promise<void> {
  const box = search.locator('input')
  await expect(async () => {
    await box.fill(words)
    await expect(people(search.page())).toHaveCount(1, { timeout: 3_000 })
  }).toPass(patiently)
}

async function confirm(page: Page): Promise<void> {
  await page.locator('.v-drawer button.primary, .v-drawer .header-bar button').last().click()
  await expect(page.locator('.v-drawer')).toHaveCount(0)
}
