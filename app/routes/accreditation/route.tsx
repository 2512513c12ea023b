import { localePath, pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { accreditationRules } from '#domain/submission/accreditation.ts'
import { formHeaders, formToken, goOn, received } from '../../blocks/form/receive.server.ts'
import { localeOf, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.ts'
import { RequestPage } from '../../ordering/request-page/request-page.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { accreditationView } from './accreditation-view.ts'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = accreditationView(context.get(servicesContext), locale)
  const words = wordsIn(locale).submission.accreditation
  const page: PageInfo = {
    title: words.title,
    description: words.description(view.year),
    path: pathWithin.accreditation(),
    locales,
    nearestList: pathWithin.home(),
  }
  const { contact, isOpen } = view
  const { closedTitle: title, closedText: text, description: _, ...drawn } = words
  const notice = isOpen ? null : { title, text, contact, action: null, links: [] }
  const token = isOpen ? formToken(context, 'accreditation') : null
  return { page, contact, notice, words: drawn, token }
}

export async function action(args: Route.ActionArgs) {
  const locale = localeOf(args.context)
  const { isOpen, year } = accreditationView(args.context.get(servicesContext), locale)
  const path = pathWithin.accreditation()
  if (!isOpen) return goOn(args.request, localePath(locale, path))
  return received('accreditation', args, {
    path,
    thanks: pathWithin.successAccreditation(),
    forumYear: year,
  })
}

export const headers = formHeaders
export const meta = pageMeta

export default function Accreditation({ loaderData, actionData }: Route.ComponentProps) {
  const form = { kind: 'accreditation', rules: accreditationRules, title: loaderData.words.title, pointX: 700 } as const
  return <RequestPage {...form} view={loaderData} answer={actionData} />
}
