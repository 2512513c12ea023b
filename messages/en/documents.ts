import type { DocumentWords } from '../uk/documents.ts'

export const documents: DocumentWords = {
  invoice: {
    title: (number) => `Invoice No. ${number}`,
    subject: 'Invoice for participation in the forum',
    dates: (issued, due) => `Issued ${issued}, payable by ${due} inclusive`,
    supplier: 'Supplier',
    code: 'EDRPOU code',
    account: 'Account (IBAN)',
    bank: 'Bank',
    address: 'Address',
    payer: 'Payer',
    item: 'Item',
    line: (title) => `Participation in the forum: ${title}`,
    quantity: 'Quantity',
    price: 'Price',
    sum: 'Amount',
    total: 'Total to pay',
    vat: (rate, sum) => `incl. ${rate}% VAT: UAH ${sum}`,
    withoutVat: 'without VAT',
    inWords: 'In words',
    purpose: 'Purpose of payment (in Ukrainian, for the bank)',
    qr: 'Point a Ukrainian bank’s application at the code: it fills in all details by itself.',
    proposal:
      'The invoice is a proposal to pay. Once the money has arrived, the tickets are sent to the address given in the order.',
  },
  ticket: {
    title: 'E-ticket',
    order: (number) => `Order ${number}`,
    atTheDoor: 'Show the code at the entrance, printed or on a screen. One code lets one person in, once.',
  },
}
