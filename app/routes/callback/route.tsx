import { data } from 'react-router'
import { pathWithin } from '#domain/address/paths.ts'
import { isLocale, locales } from '#domain/localisation/locale.ts'
import { readCallback } from '#domain/submission/callback.ts'
import { pageField } from '#domain/submission/form-fields.ts'
import { type ActionArgs, formHeaders, formOf, forScripts, onPage, receive } from '../../blocks/form/receive.server.ts'
import { PageHead } from '../../blocks/page-head/page-head.tsx'
import { servicesContext } from '../../context.server.ts'
import { useWords, wordsIn } from '../../locale.tsx'
import { CallbackForm } from '../../site/callback-form/callback-form.tsx'
import { sentAnchor } from '../../site/callback-form/sent-anchor.ts'
import { useFrame } from '../../site/frame/use-frame.ts'
import { type PageInfo, pageMeta } from '../../site/page-info/page-info.ts'
import type { Route } from './+types/route.ts'
import { returnPath } from './return-path.ts'
import styles from './route.module.css'

export const middleware: Route.MiddlewareFunction[] = [forScripts(callBack, { staysThere: true })]

/** The form of every footer once more, on a page of its own: where it is drawn anew when no scripts carry it. */
export function loader({ params }: Route.LoaderArgs) {
  if (!isLocale(params.lang)) throw data(null, { status: 404 })
  const { callback } = wordsIn(params.lang).forms
  const page: PageInfo = {
    title: callback.title,
    description: callback.description,
    path: pathWithin.callback(),
    locales,
    nearestList: pathWithin.home(),
  }
  return { page }
}

export async function action(args: Route.ActionArgs) {
  return onPage(await callBack(args))
}

async function callBack({ request, params, context }: ActionArgs) {
  const { lang: locale } = params
  if (!isLocale(locale)) throw data(null, { status: 404 })
  const form = await formOf(request)
  const page = returnPath(form?.get(pageField), locale)
  const { currentForumYear } = context.get(servicesContext).settings
  const outcome = receive({ kind: 'callback', fields: ['name', 'phone'], read: readCallback }, form, context, {
    locale,
    page: page.replace(/\?.*/, ''),
    forumYear: currentForumYear,
  })
  if (outcome === 'kept') return { to: `${page}#${sentAnchor}` }
  return data({ ...outcome.data, typed: { ...outcome.data.typed, [pageField]: page } }, outcome.init ?? undefined)
}

export const headers = formHeaders
export const meta = pageMeta

export default function Callback({ actionData }: Route.ComponentProps) {
  const { forms } = useWords()
  const { strands, callbackToken } = useFrame()
  return (
    <>
      <PageHead title={forms.callback.title} summary={forms.callback.text} strands={strands} pointX={820} />
      <section className="section" data-theme="white">
        <div className="wrap">
          <div className={styles.form}>
            <CallbackForm token={callbackToken} drawn={actionData} page={actionData?.typed[pageField]} headingLevel="h2" />
          </div>
        </div>
      </section>
    </>
  )
}
