// `node check.mjs`: tries the settings of the content service as its next start will read them, beside the running one: their form, the database, the
// mail server. It sends and changes nothing. A line each, as those of the site's doctor; exit code 1 when one would stop the start.
import { Fault } from './service/fault.mjs'
import { loadSettings } from './service/settings.mjs'

/** Milliseconds for an answer of the database or the mail server. */
const patience = 5000

const findings = await check()
for (const [level, about, text] of findings) console.log(`${level.padEnd(5)} ${about}: ${text}`)
process.exitCode = findings.some(([level]) => level === 'stop') ? 1 : 0

async function check() {
  let settings
  try {
    settings = loadSettings({ isAsked: true })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return [['stop', 'settings of the content service', error.message]]
  }
  const { handedOn, secrets } = settings
  return [
    ['ok', 'settings of the content service', 'it would start with them'],
    await askDatabase(handedOn),
    await askMail(handedOn),
    accounts(secrets),
  ]
}

async function askDatabase({ DB_CLIENT, DB_HOST, DB_PORT, DB_DATABASE, DB_USER, DB_PASSWORD }) {
  const about = 'database of the content service'
  if (DB_CLIENT !== 'pg') return ['ok', about, 'it is a file']
  const { default: pg } = await import('pg')
  const given = { host: DB_HOST, port: Number(DB_PORT), database: DB_DATABASE, user: DB_USER, password: DB_PASSWORD }
  const client = new pg.Client({ ...given, connectionTimeoutMillis: patience })
  client.on('error', () => {})
  try {
    await client.connect()
    return ['ok', about, 'it answers']
  } catch (error) {
    return ['stop', about, `${reason(error)}: check DB_… in content.env, and systemctl status postgresql`]
  } finally {
    await client.end().catch(() => {})
  }
}

async function askMail(given) {
  const about = 'mail of the staff'
  const {
    EMAIL_SMTP_HOST: host,
    EMAIL_SMTP_PORT: port,
    EMAIL_SMTP_SECURE,
    EMAIL_SMTP_USER: user,
    EMAIL_SMTP_PASSWORD: pass,
  } = given
  if (!host)
    return ['look', about, 'no invitation and no new password can be sent: set EMAIL_SMTP_HOST and the settings after it']
  const { createTransport } = await import('nodemailer')
  const times = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience }
  const transport = createTransport({
    host,
    port: Number(port),
    secure: EMAIL_SMTP_SECURE === 'true',
    auth: user ? { user, pass } : undefined,
    ...times,
  })
  try {
    await transport.verify()
    return ['ok', about, 'the server takes the login']
  } catch (error) {
    return ['look', about, `${host}:${port}: ${reason(error)}: check EMAIL_… in content.env`]
  } finally {
    transport.close()
  }
}

function accounts({ ADMIN_EMAIL }) {
  return /@example\.com$/.test(ADMIN_EMAIL)
    ? [
        'look',
        'accounts',
        'the first ones have addresses of example.com, which get no mail: invite people with their own (forum-desk invite)',
      ]
    : ['ok', 'accounts', 'the administrator has an address']
}

/** The first line of an error, which may have several causes. */
function reason({ message, code, errors }) {
  return (message || errors?.[0]?.message || code || 'no answer').split('\n')[0]
}
