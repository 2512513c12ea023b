// What actions of pages with a form have in common: the desk receives the form (server/submissions/receive-form.ts), and the visitor goes on, or has
// the page drawn anew with all that was typed. Scripts, which ask for JSON, are told the same (entry.server.tsx).
import { data, type HeadersFunction, type RouterContextProvider, redirect } from 'react-router'
import { localePath } from '#domain/address/paths.ts'
import type { lostTicketsForm, orderForm, waitingForm } from '#domain/submission/form-fields.ts'
import type { SubmissionContext, SubmissionKind } from '#domain/submission/submission.ts'
import { localeOf, requestServicesContext } from '../../context.server.ts'
import { type FormAnswer, type FormKept, formErrorStatus } from './form-answer.ts'

export type ActionArgs = {
  request: Request
  params: { lang?: string | undefined; year?: string | undefined }
  context: Readonly<RouterContextProvider>
}

type NotKept = ReturnType<typeof notKept>

/** The form of `request`; null when the body is none. */
export function formOf(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** Has the desk keep what `form` says; otherwise gives the answer with which the page is drawn anew. */
export async function receive(
  kind: SubmissionKind,
  form: FormData | null,
  context: Readonly<RouterContextProvider>,
  submissionContext: SubmissionContext,
): Promise<'kept' | NotKept> {
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const received = await desk.receiveForm({ kind, form, context: submissionContext, visitor })
  if (received.outcome === 'kept') return 'kept'
  const { outcome, ...answer } = received
  return notKept({ ...answer, formError: outcome === 'faulty' ? null : outcome })
}

/** Receives the form of the page at `path`; once it is kept the visitor goes on to `thanks`. Both are without the language. */
export async function received(
  kind: SubmissionKind,
  { request, context }: Omit<ActionArgs, 'params'>,
  { path, thanks, forumYear }: { path: string; thanks: string; forumYear: number },
): Promise<NotKept> {
  const locale = localeOf(context)
  const outcome = await receive(kind, await formOf(request), context, { locale, page: localePath(locale, path), forumYear })
  return outcome === 'kept' ? goOn(request, localePath(locale, thanks)) : outcome
}

/** Whether the form was sent by our scripts: they are told what the action comes to, and no page is drawn. */
export function isForScripts(request: Request): boolean {
  return request.method === 'POST' && request.headers.get('accept')?.startsWith('application/json') === true
}

/**
 * Ends an action with another page, so that nothing is sent twice by loading it again. Scripts are told `toldTo`; null: the form itself says
 * thanks. It never draws the action's own page, so it gives nothing that the page knows.
 */
export function goOn(request: Request, to: string, toldTo: string | null = to): never {
  if (!isForScripts(request)) throw redirect(to, 303)
  return data({ isKept: true, to: toldTo } satisfies FormKept, personal) as never
}

/** The token of a form. */
export function formToken(
  context: Readonly<RouterContextProvider>,
  form: SubmissionKind | typeof orderForm | typeof lostTicketsForm | typeof waitingForm,
): string {
  return context.get(requestServicesContext).desk.formGuard.token(form)
}

/** Of the answers to one visitor, which nobody may keep. */
export const personal = { headers: { 'cache-control': 'no-store' } }

/** `headers` of every page with a form: what its loader and its action say. */
export const formHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders)
  actionHeaders.forEach((value, name) => {
    headers.set(name, value)
  })
  return headers
}

/** The answer with which the page is drawn anew. */
export function notKept(answer: Omit<FormAnswer, 'isKept'>) {
  const status = answer.formError ? formErrorStatus[answer.formError] : 400
  return data<FormAnswer>({ isKept: false, ...answer }, { status, ...personal })
}
