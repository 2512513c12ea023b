import { localePath, pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { accreditationRules } from '#domain/submission/accreditation.ts'
import { submissionWords } from '../../blocks/form/form-words.server.ts'
import { formHeaders, formToken, goOn, received } from '../../blocks/form/receive.server.ts'
import { SubmissionPage } from '../../blocks/form/submission-page.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { SaleNotice } from '../../ordering/sale-notice/sale-notice.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { accreditationView } from './accreditation-view.ts'

export function loader({ context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = accreditationView(context.get(servicesContext), locale)
  const words = submissionWords(locale).accreditation
  const page: PageInfo = {
    title: words.title,
    description: words.description(view.year),
    path: pathWithin.accreditation(),
    locales,
    nearestList: pathWithin.home(),
  }
  const { description: _, ...drawn } = words
  return { page, view, words: drawn, token: formToken(context, 'accreditation') }
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

export default function Accreditation({ loaderData: { view, words, token }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} summary={view.isOpen ? words.summary : undefined} pointX={700} />
      {view.isOpen ? (
        <SubmissionPage
          kind="accreditation"
          rules={accreditationRules}
          words={words}
          contact={view.contact}
          path={pathWithin.accreditation()}
          token={token}
          drawn={actionData}
        />
      ) : (
        <SaleNotice
          notice={{ title: words.closedTitle, text: words.closedText, contact: view.contact, action: null, links: [] }}
          day={null}
        />
      )}
    </>
  )
}
