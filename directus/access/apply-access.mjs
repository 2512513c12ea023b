// Roles, policies and accounts in a running service. Permissions come from the code: each run replaces them. Accounts belong to the operator: created
// once and never changed, so that a new password stays.
import { PUBLIC_FOLDER } from '../../packages/content/model/field.ts'
import { portions } from '../service/rest.mjs'
import {
  editorPermissions,
  organiserPermissions,
  previewPermissions,
  publicPermissions,
  sitePermissions,
  stewardPermissions,
} from './permissions.mjs'
import { presetsOf } from './presets.mjs'
import { accounts, EDITOR, ORGANISER, PREVIEW, PUBLIC_POLICY, SITE, STEWARD } from './roles.mjs'

/** @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator */
export async function applyAccess(rest, settings, log) {
  await rest.put('/folders', { id: PUBLIC_FOLDER, name: 'Для сайту' })
  for (const { policy, role } of [SITE, EDITOR, ORGANISER, PREVIEW, STEWARD]) {
    await rest.put('/policies', policy)
    await rest.put('/roles', role)
    await link(rest, role.id, policy.id)
  }
  await replacePermissions(rest, {
    [PUBLIC_POLICY]: publicPermissions(),
    [SITE.policy.id]: sitePermissions(),
    [EDITOR.policy.id]: editorPermissions(presetsOf(await currentEdition(rest))),
    [ORGANISER.policy.id]: organiserPermissions(),
    [PREVIEW.policy.id]: previewPermissions(),
    [STEWARD.policy.id]: stewardPermissions(),
  })
  await makeAccounts(rest, settings, log)
}

async function currentEdition(rest) {
  const [forum] = await rest.get('/items/forums?filter[is_current][_eq]=true&sort=-year&limit=1&fields=id,year,start_date')
  return forum
}

async function link(rest, role, policy) {
  const present = await rest.get(`/access?filter[role][_eq]=${role}&filter[policy][_eq]=${policy}&fields=id`)
  if (present.length === 0) await rest.post('/access', { role, policy })
}

/** @param {Record<string, object[]>} byPolicy */
async function replacePermissions(rest, byPolicy) {
  const policies = Object.keys(byPolicy)
  const present = await rest.get(`/permissions?filter[policy][_in]=${policies}&fields=id&limit=-1`)
  const old = present.map(({ id }) => id).filter((id) => id !== null)
  const wanted = policies.flatMap((policy) => byPolicy[policy].map((permission) => ({ policy, ...permission })))
  if (old.length > 0) await rest.delete('/permissions', old)
  for (const portion of portions(wanted, 200)) await rest.post('/permissions', portion)
}

async function makeAccounts(rest, settings, log) {
  const present = new Set((await rest.get('/users?fields=id&limit=-1')).map(({ id }) => id))
  const missing = accounts(settings.secrets, settings.demo).filter(({ id }) => !present.has(id))
  for (const account of missing) await rest.post('/users', account)
  if (missing.length > 0) log(`access: ${missing.length} accounts made`)
}
