// Words of the pages of credit notes and acts at the organisers' desk in English.
import type * as uk from './uk-papers.ts'

export const paperActions: typeof uk.paperActions = {
  actsMade: 'makes acts',
  actVoided: 'makes an act void',
  actSent: 'sends an act to the buyer',
}

export const paperNumbers: typeof uk.paperNumbers = {
  misfits: {
    one: 'act no longer fits its order',
    few: 'acts no longer fit their orders',
    many: 'acts no longer fit their orders',
  },
}

export const enPapers: typeof uk.ukPapers = {
  title: (year) => `Acts and credit notes ${year}`,
  link: 'Acts and credit notes',
  lead: 'A credit note is made by itself as soon as money for an invoice goes back. You make the act of services when the forum is over.',
  make: 'Make acts for all companies',
  search: 'Company, code, number of the paper or of an order',
  submit: 'Find',
  show: 'Show',
  all: 'All papers',
  filters: { creditNote: 'Credit notes', act: 'Acts', void: 'Void ones', misfit: 'Acts that no longer fit their orders' },
  none: 'There are no acts and credit notes yet.',
  noneFound: 'Nothing found. Try a part of the name, or a number.',
  cut: (number) => `The first ${number} are shown. Add a word to narrow the search.`,
  made: (now, all) => {
    if (all === 0) return 'No new acts: all that can be is in acts already.'
    return now === 0 || now === all ? `Acts made: ${all}.` : `Acts made: ${all}, ${now} of them just now.`
  },
  download: 'Download all of the year',
  formats: { xlsx: 'Table XLSX', csv: 'Table CSV', zip: 'All PDFs as one ZIP' },
  kinds: { creditNote: 'Credit note', act: 'Act' },
  names: {
    creditNote: (number) => `Credit note ${number}`,
    act: (number) => `Act ${number}`,
  },
  noPayer: 'data of the payer were erased',
  void: 'void',
  misfits: {
    sum: 'Money went back after the act: the sum is another one now. Make it void, then make a new one.',
    payer: 'The invoice names another payer now. Make the act void, then make a new one.',
  },
  facts: { payer: 'Payer', sum: 'Sum', orders: 'Orders', issued: 'Made', bySite: 'by the site, with the refund' },
  vatIn: (rate, sum) => `including ${rate}% VAT: ${sum}`,
  voided: (by) => `Made void: ${by}`,
  pdf: 'PDF',
  openPdf: (number) => `PDF: ${number}`,
  send: {
    title: 'Send by mail',
    text: 'The act goes as PDF to each buyer of its orders, one letter to each mailbox.',
    submit: 'Send the act',
  },
  voidForm: {
    title: 'Make the act void',
    text: 'Its number stays used, and the act stays here and on the page of the order, marked as void. Its orders can be in a new act then. The buyer is not written to about it: tell them yourself.',
    submit: 'Make void',
  },
  done: {
    made: 'The act is made.',
    voided: 'The act is void. A new one can be made now.',
    sent: 'The act goes to the buyers within a minute.',
  },
  faults: {
    stale: 'This act is void already.',
    noReason: 'Write the reason: it stays with the act and in the journal.',
    nobody: 'There is nobody to send it to: the mailboxes of its buyers were erased.',
  },
  order: {
    title: 'Acts and credit notes',
    none: 'There are none yet.',
    make: 'Make an act',
  },
  new: {
    all: (year) => `Acts for all companies ${year}`,
    one: (number) => `Act for order ${number}`,
    early: 'An act is made after the forum: the service was not provided yet.',
    noDays: 'It is not known when the forum ends: the content of the site has no dates of it.',
    willBe: (acts, orders, sum) => `Acts: ${acts}, orders in them: ${orders}, together ${sum}`,
    nothing: 'Nothing to make: all that can be is in acts already.',
    names: (names) => `Its orders name this company in different ways: ${names}. The act will have the first name.`,
    scope: 'What the act is about',
    single: (number, sum) => `Only order ${number}, ${sum}`,
    company: (orders, sum) => `All orders of the company: ${orders}, together ${sum}`,
    mail: 'Send the act by mail',
    submit: 'Make',
    planned: 'What will be made',
    cut: (made) => `Acts made: ${made}. Then the database stopped answering. What is left is below: press “Make” again.`,
    leftOut: 'Left out',
    reasons: {
      inAct: 'in an act already',
      noCode: 'no company’s code: an act can be made from the page of the order',
      kept: 'all seats were given back, and some of the money is still here: decide about it',
      underWay: 'a refund is under way: wait for the answer of the payment provider',
      erased: 'data of the buyer were erased',
      unpaid: 'not paid',
      back: 'all money went back',
    },
    faults: {
      early: 'An act is made after the forum. Nothing was made.',
      noDays: 'It is not known when the forum ends. Nothing was made.',
      noSuchOrder: 'There is no such order.',
      noInvoice: 'This order has no invoice: it was paid by card, or is free.',
      inAct: 'This order is in an act already',
      noCode: 'This order has no company’s code: make an act of it alone.',
      kept: 'All seats of this order were given back. There is nothing to make an act of.',
      underWay: 'A refund of this order is under way. Wait for the answer of the payment provider.',
      erased: 'Data of the buyer were erased: nobody knows whose act it would be.',
      unpaid: 'This order is not paid.',
      back: 'All money of this order went back.',
    },
  },
}
