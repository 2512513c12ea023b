// The page of a person on the waiting list, linked in mails: confirm, leave, or order the offered seats. Opening it changes nothing, because mail
// scanners open all links.

import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { ButtonLink, buttonClass } from '@forum/design/ui/button/button.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { clockText, fullDate } from '@forum/domain/time/kyiv-time.ts'
import { formOf } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { fromDesk, localeOf, notFound, requestServicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import { wayPath } from '@forum/site/app/ordering/ways/way-path.ts'
import { data, redirect } from 'react-router'
import type { Route } from './+types/route.ts'

export const handle = { layout: 'quiet' } satisfies PageHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const { desk } = context.get(requestServicesContext)
  const found = (await fromDesk(desk.sale.waitingList.byPage(params.key))) ?? notFound()
  const { state, before, title, seats, offeredSeats, offeredUntil, forumYear, ticketId } = found
  const isOver = state === 'offered' && (offeredUntil ?? 0) <= desk.now()
  const { waiting: words } = wordsIn(locale)
  const page: PageInfo = {
    title: words.page.title,
    description: words.description,
    path: pathWithin.waiting(params.key),
    nearestList: pathWithin.tickets(forumYear),
  }
  const ticket = `?ticket=${encodeURIComponent(ticketId)}`
  const ways = (['card', 'bank'] as const).filter((way) => desk.sale.ways[way])
  return {
    page,
    state: isOver ? ('missed' as const) : state,
    before,
    title,
    seats,
    offeredSeats,
    until: offeredUntil === null ? '' : `${fullDate(offeredUntil, locale)}, ${clockText(offeredUntil)}`,
    orders: ways.map((way) => ({ way, to: `${localePath(locale, wayPath[way](forumYear))}${ticket}&offer=${params.key}` })),
    again: localePath(locale, pathWithin.waitingList(forumYear)) + ticket,
  }
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const { desk } = context.get(requestServicesContext)
  const wish = (await formOf(request))?.get('wish')
  if (wish !== 'confirm' && wish !== 'leave') return data(null, { status: 400 })
  const outcome = await desk.sale.waitingList.change(params.key, wish)
  if (outcome === null) notFound()
  if (outcome === 'refused') return data({ isRefused: true }, { status: 503 })
  throw redirect(localePath(localeOf(context), pathWithin.waiting(params.key)), 303)
}

export default function Waiting({ loaderData, actionData }: Route.ComponentProps) {
  const { state, before, title, seats, offeredSeats, until, orders, again } = loaderData
  const { page: words } = useWords().waiting
  const text =
    state === 'waiting' ? words.waiting.text(before) : state === 'offered' ? words.offered.text(until) : words[state].text
  const isOver = state === 'missed' || state === 'left' || state === 'calledOff'
  const mayLeave = state === 'asked' || state === 'waiting' || state === 'offered'
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <h1>{words[state].heading}</h1>
        <p className="measure sentence">{noBreak(`${words.kind(title, state === 'offered' ? offeredSeats : seats)} ${text}`)}</p>
        {actionData?.isRefused && (
          <p className="below4" role="alert">
            {noBreak(words.failed)}
          </p>
        )}
        <form method="post" className="cluster">
          {state === 'offered' &&
            orders.map(({ way, to }, index) => (
              <ButtonLink key={way} variant={index === 0 ? 'wheat' : 'outlined'} to={to}>
                {way === 'card' ? words.byCard : words.byBank}
              </ButtonLink>
            ))}
          {state === 'asked' && (
            <button type="submit" name="wish" value="confirm" className={buttonClass()}>
              {words.confirm}
            </button>
          )}
          {mayLeave && (
            <button type="submit" name="wish" value="leave" className={buttonClass({ variant: 'outlined' })}>
              {words.leave}
            </button>
          )}
          {isOver && <ButtonLink to={again}>{words.again}</ButtonLink>}
        </form>
      </div>
    </section>
  )
}
