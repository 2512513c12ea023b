import { data } from 'react-router'
import { localePath, pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { accreditationRules, readAccreditation } from '#domain/submission/accreditation.ts'
import { FormPage } from '../../blocks/form/form-page.tsx'
import { submissionWords } from '../../blocks/form/form-words.server.ts'
import {
  type ActionArgs,
  formHeaders,
  forScripts,
  onPage,
  personal,
  personalToken,
  received,
} from '../../blocks/form/receive.server.ts'
import { SubmissionForm } from '../../blocks/form/submission-form.tsx'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '../../context.server.ts'
import { useLocale } from '../../locale.tsx'
import { SaleNotice } from '../../ordering/sale-notice/sale-notice.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { accreditationView } from './accreditation-view.ts'

export const middleware: Route.MiddlewareFunction[] = [forScripts(apply)]

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
  return data({ page, view, words: drawn, token: personalToken(context, 'accreditation') }, personal)
}

export async function action(args: Route.ActionArgs) {
  return onPage(await apply(args))
}

async function apply({ request, context }: ActionArgs) {
  const locale = localeOf(context)
  const services = context.get(servicesContext)
  const { isOpen, year } = accreditationView(services, locale)
  const path = localePath(locale, pathWithin.accreditation())
  if (!isOpen) return { to: path }
  return received(
    { kind: 'accreditation', fields: Object.keys(accreditationRules), read: readAccreditation },
    { request, context },
    { locale, page: path, forumYear: year },
    localePath(locale, pathWithin.successAccreditation()),
  )
}

export const headers = formHeaders
export const meta = pageMeta

export default function Accreditation({ loaderData: { view, words, token }, actionData }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <>
      <PageHead title={words.title} summary={view.isOpen ? words.summary : undefined} pointX={700} />
      {view.isOpen ? (
        <FormPage heading={words.heading} steps={words.steps} contact={view.contact}>
          <SubmissionForm
            kind="accreditation"
            rules={accreditationRules}
            words={words}
            action={localePath(locale, pathWithin.accreditation())}
            token={token}
            drawn={actionData}
          />
        </FormPage>
      ) : (
        <SaleNotice
          notice={{ title: words.closedTitle, text: { text: words.closedText }, contact: view.contact, action: null, links: [] }}
          day={null}
        />
      )}
    </>
  )
}
