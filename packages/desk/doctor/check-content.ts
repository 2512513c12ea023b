// Checks the rights at the content service and its clock.
import { probeContentService } from '@forum/content/port.ts'
import { networkCause } from '@forum/ground/base/network-cause.ts'
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { about, type Finding } from './finding.ts'

/** Seconds of clock difference. */
const skew = { look: 30, stop: 300 }

/** Empty with the embedded demo (reported elsewhere). */
export async function checkContent({ content, desk, editorsKey }: SettingsForDesk, now: () => number): Promise<Finding[]> {
  if (content.kind === 'embedded') return []
  const service = about('content service')
  const before = now()
  const { date, reason, refused, documents, hasEdition, orders, staff } = await probeContentService(content)
  if (date === null)
    return [service('stop', `${content.url} cannot be asked, ${networkCause(reason)}: the site shows its last good content`)]
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
  const fault = faultOf([...refused, ...(orders === 200 ? [] : [{ collection: 'ticket_orders', status: orders }])])
  return [
    ...token,
    ...checkEditors(editorsKey),
    ...(desk.site && fault === null ? [checkStaff(staff)] : []),
    // What cannot be read is not missing: only the cause is named.
    ...(fault === null
      ? [service('ok', 'every collection can be read'), service('ok', 'the site sees transfers that are marked as paid there')]
      : [service('stop', fault)]),
    ...(hasEdition === false
      ? [service('stop', 'no edition is published there: pages say so until an editor publishes one')]
      : []),
    ...(documents === null
      ? []
      : ['offer', 'privacy', ...(desk.refundTerms === 'document' ? ['refund'] : [])].map((kind) =>
          documents.includes(kind)
            ? about('documents')('ok', `${kind} is published`)
            : about('documents')('stop', `no document of the kind "${kind}" with a Ukrainian file is published`),
        )),
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

/** `status`: the answer to whose accounts may open the desk. */
function checkStaff(status: number): Finding {
  const leaving = about('who leaves')
  return status === 200
    ? leaving('ok', "an account that is removed in the content service loses the organisers' desk within a minute")
    : leaving(
        'look',
        `the site may not ask whose accounts may open the organisers' desk (${status}), so who leaves keeps it for up to twelve hours: run the set-up of the content service again, and let the site reach its /users`,
      )
}

/** Why collections are not read; null: all are. */
function faultOf(refused: readonly { collection: string; status: number }[]): string | null {
  const some = (is: (status: number) => boolean) => refused.filter(({ status }) => is(status))
  const [failing, leading, waiting] = [some((status) => status >= 500), some((s) => s >= 300 && s < 400), some((s) => s === 429)]
  const rights = refused.filter(({ collection }) => collection !== 'ticket_orders')
  if (refused.length === 0) return null
  if (failing.length > 0)
    return `it fails on ${listed(failing)}: often its database is stopped: systemctl status postgresql; journalctl -u forum-content`
  if (some((status) => status === 401).length > 0) return 'it rejects CONTENT_API_TOKEN: set it to the SITE_TOKEN of its .env'
  if (leading.length > 0) return `it redirects ${listed(leading)}: set CONTENT_API_URL to the final address`
  if (waiting.length > 0) return `it tells us to wait on ${listed(waiting)}: raise its rate limit, and try again`
  return rights.length > 0
    ? `the site may not read ${listed(refused)}: run the set-up of the content service again`
    : 'the site may not read the state of orders: run the set-up of the content service again'
}

const listed = (refused: readonly { collection: string; status: number }[]) =>
  refused.map(({ collection, status }) => `${collection} (${status})`).join(', ')
