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
      site('stop', `nothing is sold and no form is accepted (${desk.reason}): journalctl -u forum-site -p err`),
    desk && desk.dead > 0 && site('look', `${desk.dead} deliveries were given up: list --state dead says why`),
    lastError && site('look', `the last refresh of the content failed (${lastError.message}): the last good content is shown`),
    content.heldBack.length > 0 &&
      site('look', 'new content was rejected: heldBack in /readyz says why; accept-content when the loss is intended'),
  ].filter((finding) => finding !== false && finding !== null)
  return findings.length > 0 ? findings : [site('ok', 'it accepts orders and forms, and nothing waits for you')]
}
