import { demoSeller } from '@forum/desk/settings/desk-config.ts'
import { decideConfig } from '@forum/site/server/config/config.ts'
import { expect, test } from 'vitest'
import { announcement, siteEnvironment } from './live-site.mjs'

const account = (name: string) => ({ email: `${name}@forum.example`, password: `${name}-word` })
const content = {
  url: 'http://127.0.0.1:8055',
  siteToken: 'a-token-of-the-site-reader',
  hookSecret: 'a-secret-of-twenty-four-signs',
  previewToken: 'a-token-of-the-preview-reader',
  editorsKey: 'a-key-of-twenty-four-signs',
  demo: true,
  admin: account('admin'),
  editor: account('editor'),
  organiser: account('organiser'),
  steward: account('steward'),
}
const decided = (own: Record<string, string> = {}, isDemo = true) =>
  decideConfig({ DATA_DIR: '/tmp/none', ...siteEnvironment(3000, { ...content, demo: isDemo }, own), ...own })

test('the site of start:live sells with the seller of the demo and takes test payments', () => {
  const { desk } = decided()
  expect([desk.payment, desk.seller]).toEqual([{ kind: 'test' }, demoSeller])
})

test('a seller or a provider of one’s own is left alone, and content of one’s own gets none', () => {
  expect(siteEnvironment(3000, content, { PAYMENT_PROVIDER: 'none' })).not.toHaveProperty('SELLER_NAME')
  expect(siteEnvironment(3000, { ...content, demo: false }, {})).not.toHaveProperty('PAYMENT_PROVIDER')
})

test('the logins are told, each with its password; only the demo has a steward', () => {
  const lines = announcement(3000, content).join('\n')
  for (const name of ['editor', 'organiser', 'steward', 'admin']) expect(lines).toContain(`${name}@forum.example / ${name}-word`)
  expect(announcement(3000, { ...content, demo: false, steward: null }).join('\n')).not.toContain('Steward')
})
