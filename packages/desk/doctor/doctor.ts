// Checks everything that the sale needs, for the operator's command. It changes nothing and sends no mail.
import type { SettingsForDesk } from '../settings/settings-for-desk.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkContent } from './check-content.ts'
import { checkDesk } from './check-desk.ts'
import { checkDisk } from './check-disk.ts'
import { checkFormerNames } from './check-former-names.ts'
import { checkMail } from './check-mail.ts'
import { checkOrigin } from './check-origin.ts'
import { checkPages } from './check-pages.ts'
import { checkRunning } from './check-running.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, report } from './finding.ts'

/** `mayBeSold` false: something prevents the sale. Never throws. */
export async function examine(
  config: SettingsForDesk,
  now: () => number = Date.now,
): Promise<{ text: string; mayBeSold: boolean }> {
  const [origin, formerNames, certificate, running, pages, content, mail, desk] = await Promise.all([
    checkOrigin(config),
    checkFormerNames(config),
    checkCertificate(config.siteUrl, now()),
    checkRunning(config.siteUrl),
    checkPages(config),
    checkContent(config, now),
    checkMail(config),
    checkDesk(config),
  ])
  const findings: Finding[] = [
    ...checkSettings(config),
    ...origin,
    ...formerNames,
    ...certificate,
    ...running,
    ...pages,
    ...content,
    ...mail,
    ...desk,
    ...checkDisk(config.dataDirectory, now()),
  ]
  return { text: report(findings), mayBeSold: findings.every(({ level }) => level !== 'stop') }
}
