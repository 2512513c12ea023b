// Enter in a field, and a phone's "Go", press the first submit button of its form. Every form with several is in this table.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** File, and what its first button does. That of the order form, whose parts are files of their own: order-form.test.tsx. */
const table: Readonly<Record<string, string>> = {
  // The address of a sample is its only field of one line.
  'packages/desk/office/drawing/letters-page.tsx': 'sample',
  // Formats; no field of one line.
  'packages/desk/office/drawing/downloads-page.tsx': 'xlsx',
  'packages/desk/office/drawing/transfers-page.tsx': 'xlsx',
  // No field.
  'packages/desk/office/drawing/day-page.tsx': 'alert',
  // No field; never both at once.
  'packages/desk/office/drawing/day-letters.tsx': 'holdLetter',
  // No field; by the question, "interrupt" or "go on".
  'packages/desk/office/drawing/alert-question.tsx': '',
  // No field.
  'site/app/routes/test-payment/route.tsx': 'pay',
  // No field.
  'site/app/routes/waiting/route.tsx': 'confirm',
}

/** Of each form of a file, what stands in its submit buttons. */
function formsOf(text: string): string[][] {
  return [...text.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) =>
    [...form.matchAll(/<(?:Submit|SubmitButton|File)\b[^>]*>|<button\s[^>]*type="submit"[^>]*>/gs)].map(
      ([button]) => /(?:deed|format|value)="(\w+)"/.exec(button)?.[1] ?? '',
    ),
  )
}

test('the first of several buttons is the one that Enter means', () => {
  const files = globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(?:test|examples)\.tsx$/.test(file),
  )
  const found = files.flatMap((file) => {
    const forms = formsOf(readFileSync(join(root, file), 'utf8')).filter(({ length }) => length > 1)
    return forms.map(([first]) => [file, first])
  })
  expect(found.length).toBeGreaterThan(2)
  for (const row of found) expect(row).toEqual([row[0], table[row[0] ?? '']])
})

test('a button for Enter is drawn, though nobody sees it: Safari passes over one that is hidden', () => {
  for (const file of globSync('{packages/{design,desk/{door/phone,office/drawing}},site/app}/**/*.tsx', { cwd: root })) {
    const buttons = readFileSync(join(root, file), 'utf8').match(/<button\s[^>]*type="submit"[^>]*>/gs) ?? []
    for (const button of buttons) expect([file, button]).not.toEqual([file, expect.stringMatching(/\shidden[\s/>]/)])
  }
})
