// Links from the admin application to the website's pages for editors, organisers and stewards. The session identifies the user; the website gets a
// short-lived pass, so that no key is in settings, which every account can read.
import { randomUUID } from 'node:crypto'
import { passFor } from './pass.ts'

const HOUR = 3_600_000
/** A preview frame requests a new pass each time; the page of incomplete content stays open for hours. */
const GOOD_FOR = { preview: HOUR, incomplete: 12 * HOUR }
const MINUTE = 60_000
const STEWARD = '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a05'
/** Roles that may enter the organisers' desk (access/roles.mjs). */
const DESK_ROLES = { '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a03': 'organiser', [STEWARD]: 'steward' }
const REFUSED = 'Лише для організаторів і волонтерів входу. Only for organisers and stewards of the door.'
/** A path of the desk. */
const PLACE = /^\/(?!\/)[\w/.-]{0,200}$/
const NAME = /^[\w-]{1,64}$/
/** The page of incomplete content has English; other languages get Ukrainian. */
const ENGLISH = /^en/

export default {
  id: 'site',
  handler(router, { env, services, getSchema }) {
    const site = String(env.SITE_URL ?? '').replace(/\/$/, '')
    const admin = `${String(env.PUBLIC_URL).replace(/\/$/, '')}/admin`
    const desk = String(env.DESK_URL ?? '').replace(/\/$/, '')
    const isStaff = ({ accountability: who }) => Boolean(who?.user && (who.admin || (who.app && who.role !== STEWARD)))

    async function personOf({ accountability }) {
      const users = new services.UsersService({ schema: await getSchema(), accountability: null })
      const { language, first_name, last_name, email } = await users.readOne(accountability.user, {
        fields: ['language', 'first_name', 'last_name', 'email'],
      })
      const name = [first_name, last_name].filter(Boolean).join(' ') || email || ''
      return { language: ENGLISH.test(language ?? '') ? 'en' : 'uk', name: name.slice(0, 200) }
    }

    const lead = (claims) => async (request, response, next) => {
      try {
        response.set('Cache-Control', 'no-store')
        const wanted = claims(request)
        if (!site || !env.EDITORS_KEY || !isStaff(request) || !wanted) return void response.status(404).send('Not found')
        const until = Date.now() + GOOD_FOR[wanted.for]
        const pass = passFor({ ...wanted, admin, until }, String(env.EDITORS_KEY))
        response.redirect(302, `${site}/${(await personOf(request)).language}/${wanted.for}/${pass}`)
      } catch (error) {
        next(error)
      }
    }

    // Money and personal data: the pass is valid once and for a minute. Stewards have one page, for the door.
    const leadToDesk = (place) => async (request, response, next) => {
      try {
        response.set('Cache-Control', 'no-store')
        const { user, role } = request.accountability ?? {}
        const deskRole = user && Object.hasOwn(DESK_ROLES, role ?? '') ? DESK_ROLES[role] : null
        if (!desk || !env.EDITORS_KEY || !user) return void response.status(404).send('Not found')
        if (!deskRole) return void response.status(403).type('text').send(REFUSED)
        const claims = {
          for: 'desk',
          user,
          role: deskRole,
          ...(await personOf(request)),
          nonce: randomUUID(),
          to: deskRole === 'steward' ? '/' : place(request.query),
          admin,
          until: Date.now() + MINUTE,
        }
        response.redirect(302, `${desk}/enter/${passFor(claims, String(env.EDITORS_KEY))}`)
      } catch (error) {
        next(error)
      }
    }
    router.get(
      '/desk',
      leadToDesk(({ to }) => (typeof to === 'string' && PLACE.test(to) ? to : '/')),
    )
    router.get(
      '/door',
      leadToDesk(() => '/gates'),
    )

    router.get(
      '/incomplete',
      lead(() => ({ for: 'incomplete' })),
    )
    router.get(
      '/preview/:collection/:id',
      lead(({ params: { collection, id }, query: { version } }) => {
        const key = version === undefined || version === 'main' ? null : version
        const isGood = NAME.test(collection) && NAME.test(id) && (key === null || NAME.test(key))
        return isGood ? { for: 'preview', collection, id, version: key } : null
      }),
    )
  },
}
