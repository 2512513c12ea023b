// The response to an unexpected error; the reason is logged. For site.ts.

import { StorageFault } from '@forum/desk/port.ts'
import type { Log } from '@forum/ground/base/log.ts'
import type { PageFaults } from '@forum/ground/base/page-faults.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { ErrorHandler } from 'hono'
import { kindOf } from '../metrics/request-kind.ts'
import { lastResort } from './last-resort.ts'

/** `Retry-After` while the desk's database is not available, seconds. */
const deskAwayFor = 30

/** 503 with an explanation while the desk's database is not available: orders are stored, but cannot be shown now. Otherwise 500. */
export function failed(log: Log, faults: Pick<PageFaults, 'note'>): ErrorHandler<SiteEnv> {
  return (error, context) => {
    const { url = '' } = context.env.incoming
    const id = context.get('requestId')
    if (error instanceof StorageFault) {
      log.error({ reason: error.message, id }, 'a request failed: the desk does not answer')
      return lastResort(503, url, { seconds: deskAwayFor, isDeskAway: true })
    }
    faults.note(error, kindOf(url), { id })
    return lastResort(500, url)
  }
}
