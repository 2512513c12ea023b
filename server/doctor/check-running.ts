// Checks /readyz of the running site.
import * as v from 'valibot'
import { about, type Finding } from './finding.ts'

const timeout = 10_000

const status = v.object({
  content: v.object({ heldBack: v.array(v.unknown()) }),
  desk: v.nullable(v.object({ writable: v.boolean(), reason: v.nullable(v.string()), waiting: v.number(), dead: v.number() })),
  lastError: v.nullable(v.object({ message: v.string() })),
})

/** Empty if no site answers (reported elsewhere). */
export async function checkRunning(siteUrl: string): Promise<Finding[]> {
  const answer = await fetch(`${siteUrl}/readyz`, { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
    .then((response) => response.json())
    .catch(() => null)
  const read = v.safeParse(status, answer)
  if (!read.success) return []
  const { content, desk, lastError } = read.output
  const site = about('running site')
  const findings = [
    desk &&
      !desk.writable &&
      site('stop', `nothing is sold and no form is taken (${desk.reason}): journalctl -u forum-site -p err`),
    desk && desk.dead > 0 && site('look', `${desk.dead} deliveries were given up: list --state dead says why`),
    lastError &&
      site('look', `the content service was not read the last time (${lastError.message}): the last good copy is shown`),
    content.heldBack.length > 0 &&
      site('look', 'the last reading of the content is not believed: /readyz says why; accept-content when it is right'),
  ].filter((finding) => finding !== false && finding !== null)
  return findings.length > 0 ? findings : [site('ok', 'it takes what visitors send, and nothing waits for you')]
}
