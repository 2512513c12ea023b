// Looks at everything that the sale needs before it begins, and says what to do; for the operator's command. It changes nothing and sends no letter.
import type { Config } from '../config/config.ts'
import { checkContent } from './check-content.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkOrigin } from './check-origin.ts'
import { checkSettings } from './check-settings.ts'
import { type Finding, report } from './finding.ts'

/** `mayBeSold` false: something would stop the sale. Never throws. */
export async function examine(config: Config, now: () => number = Date.now): Promise<{ text: string; mayBeSold: boolean }> {
  const [origin, content, mail] = await Promise.all([checkOrigin(config), checkContent(config, now), checkMail(config)])
  const findings: Finding[] = [
    ...checkSettings(config),
    ...origin,
    ...content,
    ...mail,
    ...checkDisk(config.dataDirectory, now()),
  ]
  return { text: report(findings), mayBeSold: findings.every(({ level }) => level !== 'stop') }
}
