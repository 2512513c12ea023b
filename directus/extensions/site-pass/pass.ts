// Creates passes that the website verifies (its packages/content/client/pass.ts).
import { createHmac } from 'node:crypto'

/**
 * @param claims `for`, what it is for (`collection`, `id`, `version`), `admin`: where the admin application stands, `until`: ms since the epoch
 * @param key that the website has, too
 */
export function passFor(claims: object, key: string): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
