// Forms sent to the desk: whose they may be, and how they are read. Who sends them and how often is checked before (office-site.ts).

import { announcesMore, type BodyLimit, bodyLimitAt, usualBody, wholeBody } from '@forum/ground/http/body-limit.ts'
import { formEncoding, isWithinFields, parsedForm } from '@forum/ground/http/form-body.ts'
import { foreignOrigin } from '@forum/ground/http/form-origin.ts'
import type { MiddlewareHandler } from 'hono'
import { type OfficeContext, type OfficeEnv, type OfficeRoom, writtenText } from './office-room.ts'
import { statementsView } from './statement-view.ts'

/** Refuses forms of other origins than the desk's own, unread. */
export function ownForms({ parts, show }: OfficeRoom): MiddlewareHandler<OfficeEnv> {
  const { formerUrls = [] } = parts
  const own = new URL(parts.deskUrl).origin
  return async (context, next) => {
    if (context.req.method !== 'POST' || foreignOrigin(context.env.incoming.headers, own, ...formerUrls) === null) return next()
    return show(context, { page: 'problem', problem: 'foreign' }, 403)
  }
}

/** Reads the form of a request once, within the limits of its endpoint. */
export function readForms({ parts, show }: OfficeRoom): MiddlewareHandler<OfficeEnv> {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next()
    const form = await formIn(context, bodyLimitAt('desk', context.req.path))
    if (form === 'tooBig' && context.req.path === '/transfers/statement')
      return show(context, await statementsView(parts.desk.database, { refused: 'tooLarge' }), 413)
    if (form === 'tooBig') return show(context, { page: 'problem', problem: 'tooBig' }, 413)
    if (form === 'noForm') return context.text('A form is expected', 415)
    if (form === 'torn') return context.text('The form cannot be read', 400)
    context.set('form', form)
    return next()
  }
}

/**
 * What somebody without a session wrote into a form, so that it is not lost. `unsent`: null: no form was sent. `isUnsentLong`: it is not read, and the
 * browser can send it again. At most the usual size is read, whatever the endpoint takes.
 */
export async function unsentIn(context: OfficeContext): Promise<{ unsent: string | null; isUnsentLong: boolean }> {
  if (context.req.method !== 'POST') return { unsent: null, isUnsentLong: false }
  const { bytes, fields } = bodyLimitAt('desk', context.req.path)
  const form = await formIn(context, { bytes: Math.min(bytes, usualBody), fields })
  return { unsent: form instanceof FormData ? writtenText(form) : '', isUnsentLong: form === 'tooBig' }
}

async function formIn(context: OfficeContext, limit: BodyLimit): Promise<FormData | 'tooBig' | 'noForm' | 'torn'> {
  if (announcesMore(context.req.header('content-length'), limit)) return 'tooBig'
  const encoding = formEncoding(context.req.header('content-type'))
  if (!encoding) return 'noForm'
  const body = await wholeBody(context.req.raw.body, limit.bytes)
  if (!body || !isWithinFields(body, encoding, limit.fields)) return 'tooBig'
  return (await parsedForm(body, encoding)) ?? 'torn'
}
