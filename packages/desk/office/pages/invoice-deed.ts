// An organiser corrects the invoice of an order by the form of its page.
import type { DeedFault } from '@forum/desk/audit/audit.ts'
import { correctInvoice } from '@forum/desk/orders/correct-invoice.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import { type CorrectionFault, readCorrection } from '@forum/domain/order/invoice-version.ts'

/** Why it was not corrected; null: it was. */
export async function correctByForm(context: OrderContext, number: string, form: FormData): Promise<DeedFault | null> {
  const reading = readCorrection(form)
  if (!reading.isValid) return faultOf(reading.faults)
  const { payer } = reading
  const result = await correctInvoice(context, number, { payer, seen: Number(form.get('seen')), who: 'organiser' })
  switch (result.outcome) {
    case 'corrected':
      return null
    case 'same':
      return 'nothingNew'
    case 'fixed':
      return result.because === 'acted' ? 'actedInvoice' : 'fixedInvoice'
    default:
      return 'stale'
  }
}

function faultOf({ name, edrpou, ...others }: Readonly<Record<string, CorrectionFault | undefined>>): DeedFault {
  if (name === 'empty' || name === 'notName') return 'noName'
  switch (edrpou) {
    case 'notEdrpou':
    case 'edrpouDigits':
    case 'edrpouCheck':
    case 'vatDigits':
    case 'notForeign':
      return edrpou
    default:
      return edrpou && !name && Object.keys(others).length === 0 ? 'notEdrpou' : 'notPrintable'
  }
}
