import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { localeFrom } from '@forum/domain/localisation/locale.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/route.ts'

/** `/` redirects to the last chosen language, otherwise to Ukrainian; Accept-Language is ignored. */
export function loader({ request }: Route.LoaderArgs) {
  const chosen = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1]
  const locale = localeFrom(chosen)
  return redirect(localePath(locale, pathWithin.home()), { status: 302, headers: { 'cache-control': 'no-store' } })
}
