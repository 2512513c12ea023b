import { wordsIn } from '@forum/design/page/locale.ts'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { accreditationRules } from '@forum/domain/submission/accreditation.ts'
import { afterAction, formAction, formHeaders, formToken } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { Text } from '@forum/site/app/blocks/text/text.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { RequestPage } from '@forum/site/app/ordering/request-page/request-page.tsx'
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
    nearestList: pathWithin.home(),
  }
  const { contact, isOpen, isOver, lastDay, until, links } = view
  const { closedTitle, closedText, overTitle, overText, description: _, until: __, kit: ___, ...own } = words
  const drawn = { ...own, summary: [words.summary, until].filter(Boolean).join(' ') }
  const reason = { title: isOver ? overTitle : closedTitle, text: isOver && lastDay ? overText(lastDay) : closedText }
  const notice = isOpen ? null : { ...reason, contact, action: null, links: [] }
  const token = isOpen ? formToken(context, 'accreditation') : null
  return { page, contact, notice, words: drawn, token, links }
}

export async function action(args: Route.ActionArgs) {
  const locale = localeOf(args.context)
  const { isOpen, year } = accreditationView(args.context.get(servicesContext), locale)
  const path = pathWithin.accreditation()
  if (!isOpen) return afterAction(args.request, localePath(locale, path))
  return formAction('accreditation', args, {
    path,
    thanks: pathWithin.successAccreditation(),
    forumYear: year,
  })
}

export const headers = formHeaders

export default function Accreditation({ loaderData, actionData }: Route.ComponentProps) {
  const form = { kind: 'accreditation', rules: accreditationRules, title: loaderData.words.title } as const
  const links = loaderData.links.length > 0 && (
    <ul role="list" className="stack by3 above5">
      {loaderData.links.map(({ to, label }) => (
        <li key={to}>
          <MoreLink to={to}>
            <Text of={label} />
          </MoreLink>
        </li>
      ))}
    </ul>
  )
  return <RequestPage {...form} view={loaderData} answer={actionData} links={links} />
}
