// The question of the alert service, on every page of the desk for those who may answer it.

import { may } from '@forum/desk/audit/rights.ts'
import type { AlertQuestion } from '@forum/desk/day/alerts/alert-question.ts'
import type { Hono, MiddlewareHandler } from 'hono'
import type { AlertsView } from './day-view.ts'
import { type OfficeContext, type OfficeEnv, type OfficeParts, type OfficeRoom, typedText } from './office-room.ts'

type Desk = OfficeParts['desk']

/** null: no service is asked. Its failure stops no page. */
async function alertsNow({ day }: Desk): Promise<Omit<AlertsView, 'source' | 'isDemo'> | null> {
  return (await day.alerts?.read(day.interruptions()).catch(() => null)) ?? null
}

export async function alertsView(desk: Desk): Promise<AlertsView | null> {
  const { alerts } = desk.day
  const now = await alertsNow(desk)
  return alerts && now && { source: alerts.source, isDemo: alerts.demo !== null, ...now }
}

/** For the frame of each page: the question, for whoever may answer. */
export function askedOnPages({ parts: { desk } }: OfficeRoom): MiddlewareHandler<OfficeEnv> {
  return async (context, next) => {
    if (desk.day.alerts && may(context.get('organiser').role, 'interrupt'))
      context.set('alerts', { question: (await alertsNow(desk))?.question ?? null })
    return next()
  }
}

/** What the script of the pages asks. */
export function questionPage(stack: Hono<OfficeEnv>, desk: Desk): void {
  stack.get('/day/question', async (context) => {
    await desk.day.look()
    const { kind, seconds }: Pick<AlertQuestion, 'seconds'> & { kind: AlertQuestion['kind'] | null } = (await alertsNow(desk))
      ?.question ?? { kind: null, seconds: 0 }
    return context.json({ kind, seconds })
  })
}

/** "No" to the question that was shown. */
export async function decline(desk: Desk, context: OfficeContext): Promise<void> {
  const { alerts } = desk.day
  const question = (await alertsNow(desk))?.question ?? null
  const isShown = String(question?.since) === typedText(context.get('form'), 'since')
  if (alerts && question && isShown) await alerts.decline(context.get('organiser'), question)
}

/** The demo's switch. */
export async function switchService({ day }: Desk, context: OfficeContext): Promise<void> {
  const state = (['alert', 'none', 'unclear'] as const).find((each) => each === context.get('form').get('state'))
  if (state) await day.alerts?.demo?.(state)
}
