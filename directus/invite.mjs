// `node invite.mjs <mail> editor|organiser|steward|operator`: creates a staff account in a running service. With a mail server the person sets a
// password through the invitation; without one it is generated and printed once.
import { randomBytes } from 'node:crypto'
import { staff } from './access/roles.mjs'
import { command, Fault } from './service/fault.mjs'
import { connect } from './service/rest.mjs'
import { loadSettings } from './service/settings.mjs'

const names = [...Object.keys(staff), 'operator'].join(', ')

await command(async () => {
  const [email = '', wanted = ''] = process.argv.slice(2)
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Fault(`Give a mail address and one of ${names}.`)
  const settings = loadSettings()
  const rest = connect(settings.url, settings.secrets.ADMIN_TOKEN)
  const role = await roleOf(rest, wanted)
  const [present] = await rest.get(`/users?filter[email][_eq]=${encodeURIComponent(email.toLowerCase())}&fields=status,role`)
  if (present && (present.status !== 'invited' || present.role !== role))
    throw new Fault(`${email} has an account already: an administrator changes it in the admin application.`)
  console.log(await (settings.handedOn.EMAIL_SMTP_HOST ? invite : makeAccount)(rest, email, role, settings))
})

/** Operators get the administrator role of the set-up. */
async function roleOf(rest, name) {
  if (Object.hasOwn(staff, name)) return staff[name]
  if (name === 'operator') return (await rest.get('/users/me?fields=role')).role
  throw new Fault(`“${name}” is not a role: give one of ${names}.`)
}

async function invite(rest, email, role, { dataDir, publicUrl }) {
  await rest.post('/users/invite', { email, role })
  return `An invitation to ${publicUrl} goes to ${email}. When none arrives, ${dataDir}/directus.log says why; the same command sends it again.`
}

async function makeAccount(rest, email, role, { publicUrl }) {
  const password = randomBytes(12).toString('base64url')
  await rest.post('/users', { email, role, password, status: 'active', language: 'uk-UA' })
  return `No mail server is set (EMAIL_SMTP_HOST). ${email} signs in at ${publicUrl}/admin with ${password} and should change it there.`
}
