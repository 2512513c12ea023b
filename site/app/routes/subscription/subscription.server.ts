// State of a subscription, or of the letters about the running day, and their form.

import { wordsIn } from '@forum/design/page/locale.ts'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { formOf } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import { fromDesk, localeOf, notFound, requestServicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'

type Context = Readonly<RouterContextProvider>

/** Whose page it is: keys of subscriptions and of letters differ in length. */
export async function subscriptionFor(context: Context, key: string) {
  const words = wordsIn(localeOf(context))
  const { desk } = context.get(requestServicesContext)
  const state = await fromDesk(desk.forms.subscriptions.stateOf(key))
  if (state !== null) {
    const { title, description, failed, confirm, end, again } = words.subscriptionPage
    const button = state === 'confirmed' ? end : state === 'ended' ? again : confirm
    return { state, title, description, failed, button, ...words.subscriptionPage[state] }
  }
  const wanted = (await fromDesk(desk.sale.letterRefusals.stateOf(key))) ?? notFound()
  const { title, description, failed, end, again } = words.dayLettersPage
  return {
    state: wanted,
    title,
    description,
    failed,
    button: wanted === 'confirmed' ? end : again,
    ...words.dayLettersPage[wanted],
  }
}

/**
 * Confirms or ends them. Mail programs end them by `List-Unsubscribe=One-Click` (RFC 8058): they accept no redirect and need no token. The address is
 * the key, and only mails contain it.
 */
export async function changeSubscription(context: Context, key: string, request: Request) {
  const { desk } = context.get(requestServicesContext)
  const form = await formOf(request)
  const isOneClick = form?.get('List-Unsubscribe') === 'One-Click'
  const wish = isOneClick || form?.get('wish') === 'end' ? 'ended' : 'confirmed'
  const isWished = isOneClick || form?.get('wish') === 'end' || form?.get('wish') === 'confirm'
  if (!isWished) return data(null, { status: 400 })
  const outcome = (await desk.forms.subscriptions.change(key, wish)) ?? (await desk.sale.letterRefusals.change(key, wish))
  if (outcome === null) notFound()
  if (outcome === 'refused') return data({ isRefused: true }, { status: 503 })
  if (isOneClick) return null
  throw redirect(localePath(localeOf(context), pathWithin.subscription(key)), 303)
}
