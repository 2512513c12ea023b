// Owns the call to the website after a change: one flow that says which collection changed, and nothing else.
import { published } from '../model/model.mjs'

const FLOW = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2a01'
const OPERATION = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f2a02'

const flow = {
  id: FLOW,
  name: 'Сайт дізнається про зміни',
  icon: 'sync',
  description: 'Після кожної зміни змісту кличе сайт, щоб він його перечитав',
  status: 'active',
  trigger: 'event',
  accountability: null,
  options: {
    type: 'action',
    scope: ['items.create', 'items.update', 'items.delete', 'items.sort', 'files.upload'],
    collections: [...published, 'directus_files'],
  },
}

const operation = {
  id: OPERATION,
  flow: FLOW,
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
}

/** @param {ReturnType<import('../service/rest.mjs').connect>} rest as administrator */
export async function connectSite(rest) {
  await rest.put('/flows', flow)
  await rest.put('/operations', operation)
  await rest.patch(`/flows/${FLOW}`, { operation: OPERATION, status: 'active' })
}

/** Before many changes of our own. */
export async function disconnectSite(rest) {
  const present = await rest.get(`/flows?filter[id][_eq]=${FLOW}&fields=id`)
  if (present.length > 0) await rest.patch(`/flows/${FLOW}`, { status: 'inactive' })
}
