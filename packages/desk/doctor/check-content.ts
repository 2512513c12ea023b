// Checks the rights at the content service and its clock.
import { probeContentService } from '@forum/content/port.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

/** Seconds of clock difference. */
const skew = { look: 30, stop: 300 }

/** Empty with the embedded demo (reported elsewhere). */
export async function checkContent({ content, desk, editorsKey }: SettingsForDesk, now: () => number): Promise<Finding[]> {
  if (content.kind === 'embedded') return []
  const service = about('content service')
  const before = now()
  const { date, reason, refused, documents, hasEdition, seesOrders } = await probeContentService(content)
  if (date === null)
    return [service('stop', `${content.url} cannot be reached (${reason}): the site shows its last good content`)]
  const apart = Math.round(Math.abs(date - before) / 1000)
  const clock = about('clock of the content service')
  const token =
    content.token === null
      ? [
          service(
            'stop',
            'CONTENT_API_TOKEN is not set, so the site reads only public content: set it to the SITE_TOKEN of its .env',
          ),
        ]
      : []
  const isRefusedWhole = refused.some(({ status }) => status === 401)
  return [
    ...token,
    ...checkEditors(editorsKey),
    isRefusedWhole
      ? service('stop', 'it rejects CONTENT_API_TOKEN: set it to the SITE_TOKEN of its .env')
      : refused.length > 0
        ? service('stop', `the site may not read ${listed(refused)}: run the set-up of the content service again`)
        : service('ok', 'every collection can be read'),
    ...(hasEdition || refused.length > 0
      ? []
      : [service('stop', 'no edition is published there: pages say so until an editor publishes one')]),
    seesOrders
      ? service('ok', 'the site sees transfers that are marked as paid there')
      : service('stop', 'the site may not read the state of orders: run its set-up again'),
    ...['offer', 'privacy', ...(desk.refundTerms === 'document' ? ['refund'] : [])].map((kind) =>
      documents.includes(kind)
        ? about('documents')('ok', `${kind} is published`)
        : about('documents')('stop', `no document of the kind "${kind}" with a Ukrainian file is published`),
    ),
    clock(apart > skew.stop ? 'stop' : apart > skew.look ? 'look' : 'ok', `${apart} seconds apart from this machine's`),
  ]
}

function checkEditors(key: SettingsForDesk['editorsKey']): Finding[] {
  const editors = about('EDITORS_KEY')
  return [
    key === null
      ? editors(
          'look',
          'not set: editors have no list of incomplete content and no previews; set it to the EDITORS_KEY of its .env',
        )
      : editors('ok', 'set; the content service needs the same'),
  ]
}

const listed = (refused: readonly { collection: string; status: number }[]) =>
  refused.map(({ collection, status }) => `${collection} (${status})`).join(', ')
