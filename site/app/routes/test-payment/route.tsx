// Page of the test provider: takes no money, says so, and lets the visitor choose the result.

import { wordsIn } from '@forum/design/page/locale.ts'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { locales } from '@forum/domain/localisation/locale.ts'
import { formatPrice } from '@forum/domain/ticket/price.ts'
import { formOf } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { localeOf, notFound, requestServicesContext } from '@forum/site/app/context/context.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import { type PageInfo, pageMeta } from '@forum/site/app/frame/page-info/page-info.tsx'
import { data, redirect } from 'react-router'
import type { Route } from './+types/route.ts'

export const handle = { layout: 'quiet' } satisfies PageHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { order, payment } = (await paymentOf(params, context)) ?? notFound()
  const words = wordsIn(localeOf(context)).ordering.test
  const page: PageInfo = {
    title: words.title,
    description: words.mark,
    path: pathWithin.testPayment(params.key),
    locales,
    nearestList: pathWithin.home(),
  }
  return {
    page,
    words,
    number: order.number,
    total: formatPrice(order.total, 'UAH'),
    key: params.key,
    isOpen: payment.state === 'pending',
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { payment } = (await paymentOf(params, context)) ?? notFound()
  const intent = (await formOf(request))?.get('intent')
  if (intent !== 'pay' && intent !== 'decline') throw data(null, { status: 400 })
  const {
    sale: { paymentService },
  } = context.get(requestServicesContext).desk
  if (payment.state === 'pending') await paymentService.settleTest(payment.reference, intent === 'pay' ? 'paid' : 'failed')
  throw redirect(localePath(localeOf(context), pathWithin.order(params.key)), 303)
}

/** The latest test payment of the order with this key. */
async function paymentOf({ key }: { key: string }, context: Route.LoaderArgs['context']) {
  const { desk } = context.get(requestServicesContext)
  const order = desk.sale.paymentService.provider === 'test' ? await desk.sale.orders.byPage(key) : undefined
  const payment = order && (await desk.sale.orders.paymentsOf(order.id)).find(({ provider }) => provider === 'test')
  return order && payment && { order, payment }
}

export const meta = pageMeta

export default function TestPayment({ loaderData: { words, number, total, key, isOpen } }: Route.ComponentProps) {
  const locale = useLocale()
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <h1 className="large">{words.title}</h1>
        <p className="notice said strong above5">{noBreak(words.mark)}</p>
        {isOpen ? (
          <>
            <p className="measure sentence">{noBreak(filled(words.text, { number }))}</p>
            <form method="post" className="cluster">
              <button type="submit" name="intent" value="pay" className={buttonClass()}>
                {filled(words.pay, { total })}
              </button>
              <button type="submit" name="intent" value="decline" className={buttonClass({ variant: 'outlined' })}>
                {words.decline}
              </button>
            </form>
          </>
        ) : (
          <>
            <p className="measure sentence">{words.settled}</p>
            <MoreLink to={localePath(locale, pathWithin.order(key))}>{words.order}</MoreLink>
          </>
        )}
      </div>
    </section>
  )
}
