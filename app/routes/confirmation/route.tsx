// The pages that follow an order and the forms: each has its address, and all of them are drawn alike.
import { pathWithin } from '#domain/address/paths.ts'
import { locales } from '#domain/localisation/locale.ts'
import { submissionThanks } from '../../blocks/form/form-words.server.ts'
import { localeOf, notFound, servicesContext } from '../../context.server.ts'
import { wordsIn } from '../../locale.tsx'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { Confirmation, type ConfirmationKind } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

/** The address of each; app/routes.ts leads all of them here. */
const paths: Readonly<Record<ConfirmationKind, string>> = {
  order: pathWithin.thankYou(),
  groupOrder: pathWithin.successGroupOrder(),
  subscription: pathWithin.successSubscribe(),
  accreditation: pathWithin.successAccreditation(),
  booking: pathWithin.successBooking(),
}
const isKind = (kind: string): kind is ConfirmationKind => Object.hasOwn(paths, kind)
const kindAt = (path: string) =>
  Object.keys(paths)
    .filter(isKind)
    .find((kind) => paths[kind] === path)

export function loader({ pattern, context }: Route.LoaderArgs) {
  const path = pattern.slice(pattern.lastIndexOf('/'))
  const kind = kindAt(path) ?? notFound()
  const locale = localeOf(context)
  const words = kind === 'order' ? wordsIn(locale).confirmation.order : submissionThanks(locale)[kind]
  const { title, summary } = words
  const page: PageInfo = { title, description: summary, path, locales, nearestList: pathWithin.home() }
  return { page, kind, words, view: confirmationView(context.get(servicesContext), locale, kind) }
}

export const meta = pageMeta

export default function ConfirmationPage({ loaderData: { kind, words, view } }: Route.ComponentProps) {
  return <Confirmation kind={kind} words={words} view={view} />
}
