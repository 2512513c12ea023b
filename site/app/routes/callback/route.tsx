import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { pageField } from '@forum/domain/submission/form-fields.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import styles from '@forum/site/app/blocks/form-page/form-page.module.css'
import { afterAction, formHeaders, formOf, submitForm } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { Hours } from '@forum/site/app/blocks/hours/hours.tsx'
import { PageHead } from '@forum/site/app/blocks/page-head/page-head.tsx'
import { localeOf, servicesContext } from '@forum/site/app/context/context.server.ts'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { CallbackForm } from '@forum/site/app/frame/callback-form/callback-form.tsx'
import { sentAnchor } from '@forum/site/app/frame/callback-form/sent-anchor.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { Island } from '@forum/site/app/islands/island.tsx'
import { data } from 'react-router'
import type { Route } from './+types/route.ts'
import { returnPath } from './return-path.ts'

/** The footer's callback form on its own page, where it is drawn again without scripts. */
export function loader({ context }: Route.LoaderArgs) {
  const { callback } = wordsIn(localeOf(context))
  const page: PageInfo = {
    title: callback.title,
    description: callback.description,
    path: pathWithin.callback(),
    nearestList: pathWithin.home(),
  }
  const { content, clock } = context.get(servicesContext)
  return { page, contact: registrationContactView(content.contacts(), localeOf(context)), now: clock.now() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(context)
  const form = await formOf(request)
  const page = returnPath(form?.get(pageField), locale)
  const { currentForumYear } = context.get(servicesContext).settings
  const outcome = await submitForm('callback', form, context, {
    locale,
    page: page.replace(/\?.*/, ''),
    forumYear: currentForumYear,
  })
  if (outcome === 'kept') return afterAction(request, `${page}#${sentAnchor}`, null)
  return data({ ...outcome.data, typed: { ...outcome.data.typed, [pageField]: page } }, outcome.init ?? undefined)
}

export const headers = formHeaders

export default function Callback({ loaderData: { contact, now }, actionData }: Route.ComponentProps) {
  const { callback, reference } = useWords()
  const { callbackToken } = useFrameData()
  return (
    <>
      <PageHead title={callback.title} summary={callback.text} />
      <section className="section" data-theme="white">
        <div className={`wrap grid split at9 ${styles.page}`}>
          <div>
            <Island
              of={CallbackForm}
              when="touched"
              props={{ token: callbackToken, drawn: actionData, page: actionData?.typed[pageField], headingLevel: 'h2' }}
            />
          </div>
          <aside className={`ruled gap4 ${styles.aside}`} aria-labelledby="whom">
            <h2 id="whom">{reference.groups}</h2>
            <Hours now={now} />
            {contact && <Contact contact={contact} />}
          </aside>
        </div>
      </section>
    </>
  )
}
