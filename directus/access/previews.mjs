// Links from the admin application to the website's pages for editors: the preview frame beside a form, and the page of incomplete content. They
// contain no key: extensions/site-pass checks the session and gives a pass.

import { phrase } from '../../packages/content/model/label.ts'

/** Collections whose records have a page on the website (its packages/domain/address/record-page.ts). */
const PREVIEWED = 'forums events side_events broadcasts speakers team_members blog_posts pages videos photos'.split(' ')

const OURS = '/site/preview/'
/** Icons in the left sidebar. */
const INCOMPLETE = { id: 'forum-incomplete', name: phrase(['Що незавершено', 'What is incomplete']), icon: 'checklist' }
const DESK = { id: 'forum-desk', name: phrase(['Кабінет організаторів', 'Organisers’ desk']), icon: 'local_activity' }
const DOOR = { id: 'forum-door', name: phrase(['Вхід на форум', 'Door of the forum']), icon: 'door_front' }
const MODULES = ['content', 'visual', 'users', 'files', 'insights', 'settings']

/** @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator */
export async function showPreviews(rest, { publicUrl, deskUrl }) {
  for (const collection of PREVIEWED) {
    const { meta } = await rest.get(`/collections/${collection}`)
    const wanted = `${publicUrl}${OURS}${collection}/{{id}}?version={{$version}}`
    const isAnothers = meta?.preview_url && !meta.preview_url.includes(OURS)
    if (!isAnothers && meta?.preview_url !== wanted)
      await rest.patch(`/collections/${collection}`, { meta: { preview_url: wanted } })
  }
  await leadTo(rest, INCOMPLETE, `${publicUrl}/site/incomplete`)
  if (!deskUrl) return
  await leadTo(rest, DESK, `${publicUrl}/site/desk`)
  await leadTo(rest, DOOR, `${publicUrl}/site/door`)
}

/** Adds an icon to the left sidebar; the operator's others stay. */
async function leadTo(rest, sign, url) {
  const { module_bar: present } = await rest.get('/settings?fields=module_bar')
  const bar = present ?? MODULES.map((id) => ({ type: 'module', id, enabled: true, ...(id === 'settings' && { locked: true }) }))
  const known = bar.find(({ id }) => id === sign.id)
  if (known?.url === url) return
  const link = { type: 'link', ...sign, enabled: true, ...known, url }
  await rest.patch('/settings', { module_bar: known ? bar.map((each) => (each === known ? link : each)) : [...bar, link] })
}
