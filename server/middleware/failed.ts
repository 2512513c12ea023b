// What is said when a request failed for which nobody has an answer of their own; the log has the reason. For site.ts.
import type { ErrorHandler } from 'hono'
import type { Log } from '../log.ts'
import type { SiteEnv } from '../site-env.ts'
import { StorageFault } from '../storage/database.ts'
import { lastResort } from './last-resort.ts'

/** Seconds after which somebody comes again for what the desk cannot give now. */
const deskAwayFor = 30

/** 503 in words while the desk's database cannot be asked: what was ordered is there, only not now. Else 500. */
export function failed(log: Log): ErrorHandler<SiteEnv> {
  return (error, context) => {
    const { url = '' } = context.env.incoming
    const id = context.get('requestId')
    if (error instanceof StorageFault) {
      log.error({ reason: error.message, id }, 'a request failed: the desk cannot be asked')
      return lastResort(503, url, { seconds: deskAwayFor, isDeskAway: true })
    }
    log.error({ err: error, id }, 'a request failed')
    return lastResort(500, url)
  }
}
