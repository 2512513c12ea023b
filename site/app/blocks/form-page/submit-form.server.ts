// Shared by actions of form pages: the desk receives the form (packages/desk/forms/receive-form.ts), then the visitor is redirected or the page is
// drawn again with the typed text. Scripts, which accept JSON, get the same as data (entry.server.tsx).

import { type FormAnswer, type FormKept, formErrorStatus } from '@forum/design/form/form-answer.ts'
import type { FormOutcome } from '@forum/desk/port.ts'
import { localePath } from '@forum/domain/address/paths.ts'
import type { lostTicketsForm, orderForm, waitingForm } from '@forum/domain/submission/form-fields.ts'
import type { SubmissionContext, SubmissionKind } from '@forum/domain/submission/submission.ts'
import { localeOf, requestServicesContext } from '@forum/site/app/context/context.server.ts'
import { data, type HeadersFunction, type RouterContextProvider, redirect } from 'react-router'

export type ActionArgs = {
  request: Request
  params: { lang?: string | undefined; year?: string | undefined }
  context: Readonly<RouterContextProvider>
}

type Refusal = ReturnType<typeof refusal>

/** The form in `request`; null: the body is not a form. */
export function formOf(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** Stores the form; otherwise returns the answer to draw the page again. */
export async function submitForm(
  kind: SubmissionKind,
  form: FormData | null,
  context: Readonly<RouterContextProvider>,
  submissionContext: SubmissionContext,
): Promise<'kept' | Refusal> {
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const result = await desk.forms.receiveForm({ kind, form, context: submissionContext, visitor })
  return result.outcome === 'kept' ? 'kept' : refusal(result)
}

/** The response of an action: redirects to `to` if the desk took the form; otherwise the answer to draw the page again. */
export function afterForm(request: Request, result: FormOutcome, to: string): Response | Refusal {
  return result.outcome === 'kept' ? afterAction(request, to) : refusal(result)
}

/** The action of the form page at `path`: stores the form, then redirects to `thanks`. Both without language. */
export async function formAction(
  kind: SubmissionKind,
  { request, context }: Omit<ActionArgs, 'params'>,
  { path, thanks, forumYear }: { path: string; thanks: string; forumYear: number },
): Promise<Response | Refusal> {
  const locale = localeOf(context)
  const outcome = await submitForm(kind, await formOf(request), context, { locale, page: localePath(locale, path), forumYear })
  return outcome === 'kept' ? afterAction(request, localePath(locale, thanks)) : outcome
}

/** Whether our scripts sent the form: they get data instead of a page. */
export function isForScripts(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('accept')?.startsWith('application/json') === true
}

/** Redirects after an action, so that a reload sends nothing twice. Scripts get `toldTo`; null: the form shows the thanks. */
export function afterAction(request: Request, to: string, toldTo: string | null = to): Response {
  if (!isForScripts(request)) return redirect(to, 303)
  return Response.json({ isKept: true, to: toldTo } satisfies FormKept, personal)
}

export function formToken(
  context: Readonly<RouterContextProvider>,
  form: SubmissionKind | typeof orderForm | typeof lostTicketsForm | typeof waitingForm,
): string {
  return context.get(requestServicesContext).desk.forms.formGuard.token(form)
}

/** For personal responses. */
export const personal = { headers: { 'cache-control': 'no-store' } }

/** `headers` of pages with a form: those of loader and action. */
export const formHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders)
  actionHeaders.forEach((value, name) => {
    headers.set(name, value)
  })
  return headers
}

/** The answer to draw the page again. */
function refusal({ outcome, ...answer }: Exclude<FormOutcome, { outcome: 'kept' }>) {
  const formError = outcome === 'faulty' ? null : outcome
  const status = formError ? formErrorStatus[formError] : 400
  return data<FormAnswer>({ isKept: false, ...answer, formError }, { status, ...personal })
}
