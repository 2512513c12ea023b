// Checks the rights at the content service and its clock.
import type { Config } from '../config/config.ts'
import { probeContentService } from '../content-service/probe.ts'
import { about, type Finding } from './finding.ts'

/** Seconds of clock difference. */
const skew = { look: 30, stop: 300 }

/** Empty with the embedded demo (reported elsewhere). */
export async function checkContent({ content, desk, editorsKey }: Config, now: () => number): Promise<Finding[]> {
  if (content.kind === 'embedded') return []
  const service = about('content service')
  const before = now()
  const { date, reason, refused, documents, hasEdition, seesOrders } = await probeContentService(content)
  if (date === null) return [service('stop', `${content.url} cannot be reached (${reason}): the site lives on what it read last`)]
  const apart = Math.round(Math.abs(date - before) / 1000)
  const clock = about('clock of the content service')
  const token =
    content.token === null
      ? [
          service(
            'stop',
            'CONTENT_API_TOKEN is not set, so that it shows only what everybody may see: give the SITE_TOKEN of its .env',
          ),
        ]
      : []
  const isRefusedWhole = refused.some(({ status }) => status === 401)
  return [
    ...token,
    ...checkEditors(editorsKey),
    isRefusedWhole
      ? service('stop', 'it does not take CONTENT_API_TOKEN: give the SITE_TOKEN of its .env')
      : refused.length > 0
        ? service('stop', `the site may not read ${listed(refused)}: run the set-up of the content service once more`)
        : service('ok', 'every collection can be read'),
    ...(hasEdition || refused.length > 0
      ? []
      : [service('stop', 'no edition is published there: pages say so until an editor makes one')]),
    seesOrders
      ? service('ok', 'transfers that are marked as paid there are seen')
      : service('stop', 'the site may not see how orders stand: run its set-up once more'),
    ...['offer', 'privacy', ...(desk.refundTerms === 'document' ? ['refund'] : [])].map((kind) =>
      documents.includes(kind)
        ? about('documents')('ok', `${kind} is published`)
        : about('documents')('stop', `nothing of the kind "${kind}" with a Ukrainian file is published`),
    ),
    clock(apart > skew.stop ? 'stop' : apart > skew.look ? 'look' : 'ok', `${apart} seconds apart from this machine's`),
  ]
}

function checkEditors(key: Config['editorsKey']): Finding[] {
  const editors = about('EDITORS_KEY')
  return [
    key === null
      ? editors('look', 'not set: editors see neither what is incomplete nor previews; give the EDITORS_KEY of its .env')
      : editors('ok', 'set; the content service has to have the same'),
  ]
}

const listed = (refused: readonly { collection: string; status: number }[]) =>
  refused.map(({ collection, status }) => `${collection} (${status})`).join(', ')
