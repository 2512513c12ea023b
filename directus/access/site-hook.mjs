// Webhook calls to the website after changes of content, when an order was marked as paid, and when an account or a role was changed. They contain only
// the collection's name.
import { published } from '../../packages/content/model/model.ts'
import { accountCollections } from '../../packages/content/model/staff.ts'

const call = (number, name, description, scope, collections) => ({
  flow: {
    id: `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2a0${number}`,
    name,
    icon: 'sync',
    description,
    status: 'active',
    trigger: 'event',
    accountability: null,
    options: { type: 'action', scope, collections },
  },
  operation: `6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2a0${number + 1}`,
})

const calls = [
  call(
    1,
    'Сайт дізнається про зміни',
    'Після кожної зміни змісту кличе сайт, щоб він його перечитав',
    ['items.create', 'items.update', 'items.delete', 'items.sort', 'files.upload'],
    [...published, 'directus_files'],
  ),
  call(
    3,
    'Сайт дізнається про оплату рахунку',
    'Після зміни стану замовлення кличе сайт, щоб він видав квитки',
    ['items.update'],
    ['ticket_orders'],
  ),
  call(
    5,
    'Сайт дізнається, хто пішов',
    'Після зміни облікових записів і ролей кличе сайт, щоб той, хто їх позбувся, вийшов із кабінету',
    ['items.update', 'items.delete'],
    accountCollections,
  ),
]

const post = ({ flow, operation }) => ({
  id: operation,
  flow: flow.id,
  name: 'POST',
  key: 'call_the_site',
  type: 'request',
  position_x: 19,
  position_y: 1,
  options: {
    method: 'POST',
    url: '{{$env.SITE_HOOK_URL}}',
    headers: [{ header: 'Authorization', value: 'Bearer {{$env.SITE_HOOK_SECRET}}' }],
    body: '{"event":"{{$trigger.event}}","collection":"{{$trigger.collection}}"}',
  },
})

/** @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator */
export async function connectSite(rest) {
  for (const each of calls) {
    await rest.put('/flows', each.flow)
    await rest.put('/operations', post(each))
    await rest.patch(`/flows/${each.flow.id}`, { operation: each.operation, status: 'active' })
  }
}

/** Before many changes by the set-up. */
export async function disconnectSite(rest) {
  const ids = calls.map(({ flow }) => flow.id)
  const present = await rest.get(`/flows?filter[id][_in]=${ids}&fields=id`)
  for (const { id } of present) await rest.patch(`/flows/${id}`, { status: 'inactive' })
}
