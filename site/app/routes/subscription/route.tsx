// Confirms and ends a subscription, or ends letters about the running day. Opening the page changes nothing, because mail scanners open all links; a button must be pressed. Not cached:
// site/server/middleware/personal-pages.ts.

import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { changeSubscription, subscriptionFor } from './subscription.server.ts'

export const handle = { layout: 'quiet' } satisfies PageHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, description, ...shown } = await subscriptionFor(context, params.key)
  const page: PageInfo = {
    ...{ title, description },
    path: pathWithin.subscription(params.key),
    nearestList: pathWithin.subscribe(),
  }
  return { page, ...shown }
}

export const action = ({ params, context, request }: Route.ActionArgs) => changeSubscription(context, params.key, request)

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { state, heading, text, failed, button } = loaderData
  const isSubscribed = state === 'confirmed'
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <h1>{heading}</h1>
        <p className="measure sentence">{noBreak(text)}</p>
        {actionData?.isRefused && (
          <p className="below4" role="alert">
            {noBreak(failed)}
          </p>
        )}
        <form method="post">
          <button type="submit" name="wish" value={isSubscribed ? 'end' : 'confirm'} className={buttonClass()}>
            {button}
          </button>
        </form>
      </div>
    </section>
  )
}
