// Words of an invoice that is corrected, on the page of an order.
import { requests } from './en-guests.ts'
import type * as uk from './uk-invoice.ts'

const { notEdrpou, edrpouDigits, edrpouCheck, vatDigits, notForeign } = requests.faults

export const enInvoice: typeof uk.ukInvoice = {
  title: 'Invoice',
  version: (version) => `version ${version}`,
  valid: 'valid',
  replaced: 'replaced, not valid',
  madeBy: { buyer: 'by the buyer', organiser: 'by the organisers' },
  forgotten: 'the payer’s data were erased',
  abroad: 'pays from abroad',
}

export const correctionForm: typeof uk.correctionForm = {
  title: 'Correct the invoice',
  text: 'Number, sum, VAT, rate and deadline stay. The buyer gets the new version by email; the one before stays here, marked as not valid.',
  company: 'Company that pays',
  edrpou: 'EDRPOU or RNOKPP code',
  address: 'Address of the payer (registered or postal)',
  name: 'Buyer’s name (on the invoice if there is no company)',
  abroad: 'Pays from a bank abroad: the code may be any tax number',
  submit: 'Save the new version',
  done: 'The invoice is corrected. The buyer gets the new version within a minute.',
}

export const correctionAction: typeof uk.correctionAction = { invoiceCorrected: 'corrected the invoice' }

export const correctionFaults: typeof uk.correctionFaults = {
  fixedInvoice:
    'This invoice cannot be corrected: the order was cancelled or refunded, or it has expired. An expired invoice can be extended.',
  actedInvoice: 'This invoice cannot be corrected: an act of services was issued for it.',
  notPrintable:
    'This cannot be printed on an invoice: remove unusual characters. A name has at most 200 characters, an address 300.',
  ...{ notEdrpou, edrpouDigits, edrpouCheck, vatDigits, notForeign },
}
