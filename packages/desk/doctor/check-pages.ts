// Asks the running site each kind of page, as `forum-desk update` asks a release.
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { askSite } from '../trial/ask-site.ts'
import { faultsIn } from '../trial/judge.ts'
import { about, type Finding } from './finding.ts'

/** Milliseconds for the whole list. */
const budget = 20_000
/** Names in one finding. */
const mostNamed = 5
/** Told to wait. */
const tooMany = 429

/** Empty if no site answers, or something else (reported elsewhere). */
export async function checkPages({ siteUrl, host, desk }: SettingsForDesk, within = budget): Promise<Finding[]> {
  const pages = about('pages')
  const deskAt = desk.site ? `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${desk.site.port}` : null
  const { asked, isWhole } = await askSite({ site: siteUrl, desk: deskAt, within })
  const told = asked.filter(({ answer }) => answer.status !== tooMany)
  const home = asked[0]?.answer
  if (home?.status === 0 || (home?.status === 200 && home.type !== 'text/html')) return []
  const faults = faultsIn(told, null)
  const [shorts, others] = [true, false].map((isShort) =>
    faults.filter(({ name }) => told.some(({ question }) => question.name === name && question.isShort) === isShort),
  ) as [typeof faults, typeof faults]
  const named = (some: typeof faults) =>
    some
      .slice(0, mostNamed)
      .map(({ name, text }) => `${name}: ${text}`)
      .join('; ') + (some.length > mostNamed ? `; and ${some.length - mostNamed} more` : '')
  const mend = 'journalctl -u forum-site -p err says why'
  return [
    ...(shorts.length > 0 ? [pages('stop', `${named(shorts)}: ${mend}`)] : []),
    ...(others.length > 0 ? [pages('look', `${named(others)}: ${mend}`)] : []),
    ...(faults.length === 0 ? [pages('ok', `${told.length} of each kind and language answer as they should`)] : []),
    ...(isWhole && told.length === asked.length
      ? []
      : [
          pages(
            'look',
            `not all were asked: ${isWhole ? 'the site told the doctor to wait' : `${within / 1000} seconds were over`}`,
          ),
        ]),
  ]
}
