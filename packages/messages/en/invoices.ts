// Words of an invoice that is corrected: its form and its versions on the page of the order.
import type * as uk from '../uk/invoices.ts'

export const invoiceCorrection: typeof uk.invoiceCorrection = {
  open: 'Correct the invoice',
  title: 'Who pays?',
  text: 'The number, the sum and the deadline of the invoice stay. We will email the new version, and the one before is no longer valid.',
  company: 'Company that pays',
  companyHint: 'If a company pays',
  edrpou: 'EDRPOU or RNOKPP code',
  address: 'Address of the payer',
  addressHint: 'Registered or postal: it will be on the invoice',
  nameHint: 'On the invoice if no company is given',
  abroad: 'We pay from a bank abroad',
  submit: 'Save the invoice',
  back: 'Change nothing',
  done: (version) => `The invoice is corrected: version ${version} is valid now. We are emailing it to you.`,
  same: 'Nothing on the invoice has changed.',
  version: (version, date) => `This is version ${version} of ${date}.`,
  replaced: 'Earlier versions, no longer valid:',
  paper: (version, date) => `version ${version} of ${date} (PDF)`,
  meanwhile: (payer) =>
    `While you were typing the invoice was corrected: it now names ${payer}. Check what you typed and save it again.`,
  why: {
    noInvoice: 'This order has no invoice.',
    over: 'This invoice is no longer valid, so there is nothing to correct.',
    paid: 'The invoice is paid. If there is a mistake on it, write to the organisers.',
    acted: 'An act of services was issued for this invoice. If there is a mistake on it, write to the organisers.',
    tooMany: 'This invoice was corrected too many times today. Try again tomorrow or write to the organisers.',
    refused: 'We could not save this on our side. Everything you typed is still here: try again in a minute.',
  },
}
