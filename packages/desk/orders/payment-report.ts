// `POST /payments/{provider}`: a payment notification. Only its signature is trusted, never the sender's address.

import type { SecurityLog } from '@forum/ground/base/security-log.ts'
import { bodyLimitAt, wholeBody } from '@forum/ground/http/body-limit.ts'
import { isWithinFields } from '@forum/ground/http/form-body.ts'
import type { SiteEnv } from '@forum/ground/http/site-env.ts'
import type { Handler } from 'hono'
import { StorageFault } from '../storage/database.ts'
import type { PaymentService } from './payment-service.ts'

/** Any status except 200 makes the provider retry. */
export function paymentReport(report: PaymentService['report'], security: SecurityLog): Handler<SiteEnv> {
  return async (context) => {
    const { bytes, fields } = bodyLimitAt('site', context.req.path)
    const body = await wholeBody(context.req.raw.body, bytes)
    // LiqPay's report is read as a form, whatever Content-Type it names.
    if (body === null || !isWithinFields(body, { boundary: null }, fields)) return context.text('Too long', 413)
    try {
      const status = await report(context.req.param('provider') ?? '', body, context.req.raw.headers)
      if (status === 400) security.note('report refused', 'a payment report is not signed by the provider and was refused')
      return context.text(status === 200 ? 'OK' : 'Not taken', status)
    } catch (error) {
      if (error instanceof StorageFault) return context.text('Try again', 503, { 'retry-after': '30' })
      throw error
    }
  }
}
