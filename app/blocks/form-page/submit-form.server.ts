// Shared by actions of form pages: the desk receives the form (server/submissions/receive-form.ts), then the visitor is redirected or the page is
// drawn again with the typed text. Scripts, which accept JSON, get the same as data (entry.server.tsx).
import { data, type HeadersFunction, type RouterContextProvider, redirect } from 'react-router'
import { localePath } from '#domain/address/paths.ts'
import type { lostTicketsForm, orderForm, waitingForm } from '#domain/submission/form-fields.ts'
import type { SubmissionContext, SubmissionKind } from '#domain/submission/submission.ts'
import type { FormOutcome } from '#server/submissions/receive-form.ts'
import { localeOf, requestServicesContext } from '../../context/context.server.ts'
import { type FormAnswer, type FormKept, formErrorStatus } from '../../form/form-answer.ts'

export type ActionArgs = {
  request: Request
  params: { lang?: string | undefined; year?: string | undefined }
  context: Readonly<RouterContextProvider>
}

type NotKept = ReturnType<typeof notKept>

/** The form in `request`; null: the body is not a form. */
export function formOf(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** Stores the form; otherwise returns the answer to draw the page again. */
export async function receive(
  kind: SubmissionKind,
  form: FormData | null,
  context: Readonly<RouterContextProvider>,
  submissionContext: SubmissionContext,
): Promise<'kept' | NotKept> {
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const received = await desk.receiveForm({ kind, form, context: submissionContext, visitor })
  return received.outcome === 'kept' ? 'kept' : notKept(received)
}

/** Redirects to `to` if the desk took the form; otherwise returns the answer to draw the page again. */
export function concluded(request: Request, received: FormOutcome, to: string): NotKept {
  return received.outcome === 'kept' ? goOn(request, to) : notKept(received)
}

/** Receives the form of the page at `path`, then redirects to `thanks`. Both without language. */
export async function received(
  kind: SubmissionKind,
  { request, context }: Omit<ActionArgs, 'params'>,
  { path, thanks, forumYear }: { path: string; thanks: string; forumYear: number },
): Promise<NotKept> {
  const locale = localeOf(context)
  const outcome = await receive(kind, await formOf(request), context, { locale, page: localePath(locale, path), forumYear })
  return outcome === 'kept' ? goOn(request, localePath(locale, thanks)) : outcome
}

/** Whether our scripts sent the form: they get data instead of a page. */
export function isForScripts(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('accept')?.startsWith('application/json') === true
}

/** Redirects after an action, so that a reload sends nothing twice. Scripts get `toldTo`; null: the form shows the thanks. */
export function goOn(request: Request, to: string, toldTo: string | null = to): never {
  if (!isForScripts(request)) throw redirect(to, 303)
  return data({ isKept: true, to: toldTo } satisfies FormKept, personal) as never
}

export function formToken(
  context: Readonly<RouterContextProvider>,
  form: SubmissionKind | typeof orderForm | typeof lostTicketsForm | typeof waitingForm,
): string {
  return context.get(requestServicesContext).desk.formGuard.token(form)
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
function notKept({ outcome, ...answer }: Exclude<FormOutcome, { outcome: 'kept' }>) {
  const formError = outcome === 'faulty' ? null : outcome
  const status = formError ? formErrorStatus[formError] : 400
  return data<FormAnswer>({ isKept: false, ...answer, formError }, { status, ...personal })
}
