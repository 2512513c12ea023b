// Owns the two ways from the admin application to what the website shows to editors alone. The session of the admin application says who asks;
// the website is told by a pass that soon ends, so that no key stands in a collection's settings, which every account can read.
import { passFor } from './pass.ts'

const HOUR = 3_600_000
/** The frame of a preview asks anew each time; the page of what is incomplete is worked through. */
const GOOD_FOR = { preview: HOUR, incomplete: 12 * HOUR }
const NAME = /^[\w-]{1,64}$/
/** The page of what is incomplete speaks these; the rest read Ukrainian. */
const ENGLISH = /^en/

export default {
  id: 'site',
  handler(router, { env, services, getSchema }) {
    const site = String(env.SITE_URL ?? '').replace(/\/$/, '')
    const admin = `${String(env.PUBLIC_URL).replace(/\/$/, '')}/admin`
    const isStaff = ({ accountability }) => Boolean(accountability?.user && (accountability.admin || accountability.app))

    async function languageOf({ accountability }) {
      const users = new services.UsersService({ schema: await getSchema(), accountability: null })
      const { language } = await users.readOne(accountability.user, { fields: ['language'] })
      return ENGLISH.test(language ?? '') ? 'en' : 'uk'
    }

    const lead = (claims) => async (request, response, next) => {
      try {
        response.set('Cache-Control', 'no-store')
        const wanted = claims(request)
        if (!site || !env.EDITORS_KEY || !isStaff(request) || !wanted) return void response.status(404).send('Not found')
        const until = Date.now() + GOOD_FOR[wanted.for]
        const pass = passFor({ ...wanted, admin, until }, String(env.EDITORS_KEY))
        response.redirect(302, `${site}/${await languageOf(request)}/${wanted.for}/${pass}`)
      } catch (error) {
        next(error)
      }
    }

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
