// What every action does with a form: admits it, reads it, has it kept; or says why not, in an answer that loses nothing that was typed.
import { data, type HeadersFunction, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { localePath } from '#domain/address/paths.ts'
import type { Typed } from '#domain/submission/fields.ts'
import { tokenField } from '#domain/submission/form-fields.ts'
import { formOfKind, type SubmissionContext, type SubmissionKind } from '#domain/submission/submission.ts'
import { localeOf, requestServicesContext } from '../../context.server.ts'
import { type FormAnswer, type FormKept, formErrorStatus } from './form-answer.ts'

type NotKept = ReturnType<typeof notKept>

/** What an action comes to: the page to go to, or the answer with which its own page is drawn anew. */
export type Outcome = { to: string } | NotKept
export type ActionArgs = {
  request: Request
  params: { lang?: string | undefined; year?: string | undefined }
  context: Readonly<RouterContextProvider>
}
type Handle = (args: ActionArgs) => Promise<Outcome>

/** The form of `request`; null when the body is none. */
export function formOf(request: Request): Promise<FormData | null> {
  return request.formData().catch(() => null)
}

/** Stores what `form` says; otherwise gives the answer with which the page is drawn anew. */
export async function receive<Kind extends SubmissionKind>(
  kind: Kind,
  form: FormData | null,
  context: Readonly<RouterContextProvider>,
  submissionContext: SubmissionContext,
): Promise<'stored' | NotKept> {
  const { fields, read } = formOfKind(kind)
  const { desk, visitor } = context.get(requestServicesContext)
  if (!visitor) throw data(null, { status: 405 })
  const typed = typedIn(form, fields)
  // Without the haste of a form that was just drawn: who is asked to press once more does so at once.
  const again = () => notKept({ formError: 'again', faults: {}, typed, token: desk.formGuard.onceMoreToken(kind) })
  if (!form) return again()
  const token = tokenIn(form)
  const admission = desk.formGuard.admit(kind, form)
  if (!admission.isAdmitted) return again()
  const reading = read(form)
  if (!reading.isValid) return notKept({ formError: null, faults: reading.faults, typed: reading.typed, token })
  const outcome = await desk.submissions.accept(kind, reading.value, submissionContext, admission.key)
  if (outcome === 'usedUp') return again()
  return outcome === 'stored' ? 'stored' : notKept({ formError: 'refused', faults: {}, typed, token })
}

/** Receives the form of the page at `path`; once it is stored the visitor goes on to `thanks`. Both are without the language. */
export async function received<Kind extends SubmissionKind>(
  kind: Kind,
  { request, context }: Omit<ActionArgs, 'params'>,
  { path, thanks, forumYear }: { path: string; thanks: string; forumYear: number },
): Promise<Outcome> {
  const locale = localeOf(context)
  const outcome = await receive(kind, await formOf(request), context, { locale, page: localePath(locale, path), forumYear })
  return outcome === 'stored' ? { to: localePath(locale, thanks) } : outcome
}

/** For browsers that carry forms themselves: after success another page, so that nothing is sent twice by loading it again. */
export function onPage(outcome: Outcome) {
  if ('to' in outcome) throw redirect(outcome.to, 303)
  return outcome
}

/** For our scripts, which ask for JSON: what `handle` comes to, told instead of drawn. `staysThere`: the form itself says thanks. */
export function forScripts(handle: Handle, { staysThere = false } = {}): MiddlewareFunction<Response> {
  return async ({ request, params, context }, next) => {
    const isForScripts = request.method === 'POST' && request.headers.get('accept')?.startsWith('application/json')
    if (!isForScripts) return next()
    const outcome = await handle({ request, params, context })
    if (!('to' in outcome)) return Response.json(outcome.data, outcome.init ?? undefined)
    return Response.json({ isKept: true, to: staysThere ? null : outcome.to } satisfies FormKept, personal)
  }
}

/** A token for a form of a page that only this visitor gets; the page must be `personal`. */
export function personalToken(context: Readonly<RouterContextProvider>, kind: SubmissionKind): string {
  return context.get(requestServicesContext).desk.formGuard.personalToken(kind)
}

/** A token for a form of a page that is kept and shared. */
export function sharedToken(context: Readonly<RouterContextProvider>, kind: SubmissionKind): string {
  return context.get(requestServicesContext).desk.formGuard.sharedToken(kind)
}

/** Of the data of pages that nobody may keep. */
export const personal = { headers: { 'cache-control': 'no-store' } }

/** `headers` of every page with a form: what its loader and its action say. */
export const formHeaders: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const headers = new Headers(loaderHeaders)
  actionHeaders.forEach((value, name) => {
    headers.set(name, value)
  })
  return headers
}

function notKept(answer: Omit<FormAnswer, 'isKept'>, seconds?: number) {
  const status = answer.formError ? formErrorStatus[answer.formError] : 400
  const headers = { ...personal.headers, ...(seconds !== undefined && { 'retry-after': String(seconds) }) }
  return data<FormAnswer>({ isKept: false, ...answer }, { status, headers })
}

const maxTypedLength = 5000
const maxTokenLength = 200

function typedIn(form: FormData | null, fields: readonly string[]): Typed {
  const texts = fields.map((name) => [name, form?.get(name)] as const)
  return Object.fromEntries(
    texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text.slice(0, maxTypedLength)]] : [])),
  )
}

function tokenIn(form: FormData): string | null {
  const token = form.get(tokenField)
  return typeof token === 'string' ? token.slice(0, maxTokenLength) : null
}
