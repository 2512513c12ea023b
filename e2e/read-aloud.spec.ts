// What a screen reader is given of the pages that are hardest to hear: the accessibility tree of Chromium, line by line, against what
// was recorded in read-aloud/. After a change that was meant: READ_ALOUD=record playwright test e2e/read-aloud.spec.ts, then read the
// difference aloud.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openStarted } from './started.ts'

/** Of the whole tree of Chromium, what is spoken. */
type SpokenNode = {
  nodeId: string
  parentId?: string
  backendDOMNodeId?: number
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  description?: { value: string }
  properties?: { name: string; value: { value?: unknown } }[]
  childIds?: string[]
}

/** Drawn text has its words in the node above or in itself; boxes around it are not told. */
const unspoken = new Set(['MenuListPopup', 'InlineTextBox', 'LineBreak', 'none', 'generic'])
const states = ['level', 'checked', 'expanded', 'required', 'invalid', 'disabled', 'live']
const silent = ['false', 'off', 'undefined', '']

function spoken(node: SpokenNode): string {
  const told = (node.properties ?? []).flatMap(({ name, value }) =>
    states.includes(name) && !silent.includes(String(value.value))
      ? [value.value === true ? name : `${name} ${value.value}`]
      : [],
  )
  const name = node.name?.value.replace(/\s+/g, ' ').trim()
  const description = node.description?.value.replace(/\s+/g, ' ').trim()
  return [node.role?.value, name && `"${name}"`, ...told, description && `— ${description}`].filter(Boolean).join(' ')
}

/** What is read of `part`, a line for each stop, moved in by its depth. */
async function readAloud(page: Page, part: Locator): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await part.evaluate((element) => element.setAttribute('data-read-aloud', ''))
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-read-aloud]' })
  const { node: element } = await session.send('DOM.describeNode', { nodeId })
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: SpokenNode[] }
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines: string[] = []
  const visit = (node: SpokenNode, depth: number, above: string) => {
    const role = node.role?.value ?? ''
    const name = node.name?.value.trim() ?? ''
    // Text that is the whole name of the link or heading around it is read once.
    const isTold = !(node.ignored || unspoken.has(role) || (role === 'StaticText' && (!name || above.includes(name))))
    if (isTold) lines.push('  '.repeat(depth) + spoken(node))
    // The choices of a closed list are read when it is opened.
    for (const id of role === 'MenuListPopup' ? [] : (node.childIds ?? [])) {
      const child = byId.get(id)
      if (child) visit(child, isTold ? depth + 1 : depth, isTold ? name : above)
    }
  }
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === element.backendNodeId)
  if (start) visit(start, 0, '')
  return lines
}

/** `read`: until it is what was recorded, for sheets and scripts change a page by themselves when it has come. */
async function expectRecorded(file: string, read: () => Promise<string[]>): Promise<void> {
  const path = join(import.meta.dirname, 'read-aloud', file)
  const text = async () => `${(await read()).join('\n')}\n`
  if (process.env.READ_ALOUD === 'record') writeFileSync(path, await text())
  const recorded = readFileSync(path, 'utf8')
  expect(recorded.split('\n').length, 'nothing is read').toBeGreaterThan(6)
  await expect.poll(text).toBe(recorded)
}

test('the programme of a day: the first ten items of its grid', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/uk/forum/2025/program?day=2025-10-16')
  await expectRecorded('programme.txt', async () => {
    const lines = await readAloud(page, page.locator('main'))
    const day = lines.findIndex((line) => /^ *heading .* level 2$/.test(line))
    const items = lines.flatMap((line, index) => (index > day && /^ *listitem/.test(line) ? [index] : []))
    return lines.slice(0, items[10])
  })
})

test('the order form by card, with one seat', async ({ page }) => {
  await openStarted(page, '/uk/forum/by-card')
  const form = page.locator('main form[action*="/by-"]')
  await form.getByRole('combobox', { name: 'Кількість: Учасник', exact: true }).selectOption('1')
  await expect(form.locator('fieldset')).toHaveCount(1)
  // With its heading above, and below it who sells.
  const column = page.locator('main div:has(> h2):has(form[action*="/by-"])').last()
  await expectRecorded('order-by-card.txt', () => readAloud(page, column))
})

test('the open menu of phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/uk/news')
  await page.getByRole('banner').locator('summary[aria-label]').click()
  await expectRecorded('menu.txt', () => readAloud(page, page.getByRole('banner')))
})
