import { wordsIn } from '@forum/design/page/locale.ts'
import { brokenFiles } from '@forum/domain/completeness/broken-files.ts'
import { findings } from '@forum/domain/completeness/findings.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { localeOf, notFound, servicesContext } from '@forum/site/app/context/context.server.ts'
import type { RouterContextProvider } from 'react-router'
import { type IncompleteView, incompleteView } from './incomplete-view.ts'

/** The page for owners of a pass; otherwise 404, also in languages without editors. */
export function incompleteFor(
  context: Readonly<RouterContextProvider>,
  pass: string,
  request: Request,
): { view: IncompleteView; words: NonNullable<Catalogue['incomplete']> } {
  const locale = localeOf(context)
  const { content, editors, settings } = context.get(servicesContext)
  const words = wordsIn(locale).incomplete ?? notFound()
  const { adminUrl, faults, broken, isHeldBack } = editors.overview(pass) ?? notFound()
  const years = content.forums().map(({ year }) => year)
  const asked = Number(new URL(request.url).searchParams.get('year') ?? Number.NaN)
  const year = years.find((one) => one === asked) ?? null
  const all = findings(content.all(), [...faults, ...brokenFiles(content.all(), broken)], settings)
  return { view: incompleteView({ all, years, year, pass, adminUrl, isHeldBack }, locale, words), words }
}
