// Words of mails.
import type * as uk from '../uk/mail.ts'

export const mail: typeof uk.mail = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signature: 'Kyiv Economic Forum',
  reason: 'You received this email because this address was entered on the forum’s website. If it was not you, simply ignore it.',
  orders: {
    invoice: (number, due, confirmation = []) => ({
      subject: `Invoice ${number} for the forum`,
      paragraphs: [
        `Thank you for your order. The invoice is attached; it is payable by ${due} inclusive.`,
        ...confirmation,
        'As soon as the payment arrives, we will send the tickets to this address. You can always find the invoice and the order on this page:',
      ],
    }),
    invoiceCorrected: (number, version, due, confirmation = []) => ({
      subject: `Corrected invoice ${number}: version ${version}`,
      paragraphs: [
        `Invoice ${number} was corrected: only version ${version} is valid now. Its number and sum are the same.${due === null ? '' : ` Please pay it by ${due} inclusive.`}`,
        ...confirmation,
        'The invoice and the state of your order are always on its page:',
      ],
    }),
    confirmation: {
      heldFor: (moment) =>
        `The seats are yours until ${moment} Kyiv time. To keep them for as long as the invoice is valid, open the address below and press “Keep my seats”.`,
      notHeld:
        'The seats are not held for you yet. First open the address below and press “Keep my seats”, and only then pay the invoice.',
    },
    unpaidHolds: (tickets) => ({
      subject: 'Unpaid orders hold many seats',
      text: `Unpaid orders hold more than half of the seats: ${tickets}. Look through them at the organisers’ desk: Orders, Show: Unpaid. Those that were not placed in earnest can be ticked there and cancelled together.`,
    }),
    manyLetters: {
      subject: 'The site is sending too many emails',
      text: 'Within the last hour the site sent more than 400 emails to unconfirmed addresses; the rest are waiting in line. If there really are that many subscriptions, requests and invoices now, there is nothing to do. If not, somebody is typing other people’s addresses into the forms: tell the site operator.',
    },
    heldOf: (title, seats, quota) => `“${title}”: ${seats} of ${quota}`,
    tickets: (number) => ({
      subject: `Tickets: order ${number}`,
      paragraphs: [
        'Your payment has arrived. The tickets and a calendar entry are attached.',
        'Each ticket has its own code and admits one person. You can also find the tickets on the page of the order:',
      ],
    }),
    ticketsAnew: (number) => ({
      subject: `New tickets: order ${number}`,
      paragraphs: [
        'A seat of your order has been passed to somebody else. Only the tickets in this email are valid now: the earlier code of that seat will not be accepted at the entrance.',
        'You can also find the tickets on the page of the order:',
      ],
    }),
    onlyThis: 'Only the ticket in this email is valid: the code we sent earlier will not be accepted at the entrance.',
    invoiceReminder: (number, due, part = null) => ({
      subject: `Reminder: invoice ${number} is valid until ${due}`,
      paragraphs: [
        `${part ? `We received ${part.received} of the ${part.total} of invoice ${number}; ${part.open} is left to pay` : `Invoice ${number} has not been paid yet`}. It is valid until ${due} inclusive; after that the seats go back on sale.`,
        'If you have already paid, there is nothing to do: payments usually arrive within one banking day. The invoice and the bank details:',
      ],
    }),
    before: {
      subject: (forum) => `See you soon: ${forum}`,
      first: (forum) => `We look forward to seeing you: ${forum}.`,
      when: (date) => `When: ${date}.`,
      place: (place) => `Where: ${place}.`,
      opens: (moment) => `Registration opens ${moment}, Kyiv time.`,
      ticket: 'Show the code of the ticket at the entrance, on a screen or on paper. Your ticket:',
      tickets: 'Show the code of each ticket at the entrance, on a screen or on paper. Your tickets:',
      online: 'Your ticket is for watching online. The broadcast:',
      programme: 'The programme:',
    },
    after: {
      subject: (forum) => `Thank you: ${forum}`,
      first: (forum) => `Thank you for being with us: ${forum}.`,
      recordings: 'Recordings will appear on the page of the forum:',
    },
    day: {
      interrupted: (forum) => `The forum is interrupted: ${forum}`,
      alert: (since) =>
        `The forum has been interrupted since ${since}: there is an air-raid alert. If you are at the forum, please stay in the shelter until the all-clear.`,
      pause: (since) => `The forum has been interrupted since ${since}. We apologise for the inconvenience.`,
      resumes: (at) => `We go on at ${at}. The site always says what happens now:`,
      wait: 'The site will say when we go on. If the day gets a new schedule, we will write once more.',
      planned: (forum) => `New schedule of the day: ${forum}`,
      changed: (day) => `After the interruption the schedule has changed: ${day}.`,
      was: (at) => `was at ${at}`,
      cut: 'does not take place',
      more: (number) => `Changed sessions besides: ${number}. The programme has all of them.`,
      rest: 'The programme as it is now:',
      ticket: 'Your ticket stays valid:',
      refuse: 'Send me no more emails about the course of the forum (this does not change the ticket):',
    },
    /** A ticket that the organisers give; `where`: days and place, empty where they are not known. The address of the page stands below. */
    invitation: (forum: string, where: string, giver: string) => ({
      subject: `Invitation: ${forum}`,
      paragraphs: [
        `You are invited to ${forum}${where ? `: ${where}` : ''}.${giver ? ` You are invited by: ${giver}.` : ''}`,
        'Your ticket and a calendar entry are attached. The ticket is personal: its code admits one person. There is nothing to pay.',
        'If you cannot come, please reply to this email. The ticket is also on this page; please keep its address to yourself:',
      ],
    }),
    accredited: (forum: string, where: string) => ({
      subject: `Accreditation confirmed: ${forum}`,
      paragraphs: [
        `Your request has been approved: you are accredited for ${forum}${where ? `: ${where}` : ''}.`,
        'Your press ticket and a calendar entry are attached. The ticket is personal: its code admits one person. Please bring your press card.',
        'If you cannot come, please reply to this email. The ticket is also on this page; please keep its address to yourself:',
      ],
    }),
    withdrawn: (forum: string) => ({
      subject: `Invitation withdrawn: ${forum}`,
      paragraphs: [
        `Our invitation to ${forum} has been withdrawn. The ticket is no longer valid and will not be accepted at the entrance.`,
        'If this is a mistake, please reply to this email. The page of the invitation:',
      ],
    }),
    attendeeTicket: (buyer) => ({
      subject: 'Your ticket to the forum',
      paragraphs: [
        `${buyer ? `${buyer} has bought you a ticket` : 'You have been given a ticket'} to the forum. The ticket and a calendar entry are attached.`,
        'The ticket is also on this page; please keep its address to yourself:',
      ],
    }),
    partPaid: (number, { received, total, open, due }) => ({
      subject: `Part of your payment arrived: order ${number}`,
      paragraphs: [
        `We received ${received} of the ${total} of invoice ${number}. ${open} is left to pay${due === null ? '' : `, by ${due}`}.`,
        due === null
          ? 'The invoice has expired, and your seats are no longer held. Please answer this e-mail before you pay the rest. The invoice and the state of the order:'
          : 'As soon as the rest arrives we will send the tickets to this address. The invoice and the state of the order:',
      ],
    }),
    cancelled: (number) => ({
      subject: `Order ${number} is cancelled`,
      paragraphs: [
        'The order has been cancelled, its seats have been released, and its tickets are not valid. If you have paid, the organisers will refund you.',
        'If this is a mistake, please reply to this email. The order:',
      ],
    }),
    unfulfillable: (number) => ({
      subject: `The payment for order ${number} will be refunded`,
      paragraphs: [
        'We received a payment for which we cannot issue tickets: the order had already been paid or cancelled, the seats are gone, or the sum is not that of the order.',
        'The organisers will refund the payment and write to you. The order:',
      ],
    }),
    placed: (number, date) => `Order ${number} of ${date}`,
    refunded: (number, sum, isMoney) => ({
      subject: isMoney ? `Refund: order ${number}` : `Seats cancelled: order ${number}`,
      paragraphs: [
        isMoney
          ? `We are refunding ${sum} for order ${number}. The money will reach the card or account you paid from within a few banking days.`
          : `Some seats of order ${number} have been cancelled.`,
        'If tickets are named below, they are no longer valid; all others are. The order:',
      ],
    }),
    creditNote: (number) => `The credit note ${number} for your books is attached.`,
    act: (number, sum, orders) => ({
      subject: `Act of services ${number}`,
      paragraphs: [
        `Thank you for taking part in the forum. The act of services ${number} for ${sum} is attached. Invoices: ${orders}.`,
        'Please sign it and send us a copy. If something in it is wrong, write to us before you sign. The act is on the page of the order, too:',
      ],
    }),
    attendeeCancelled: (buyer) => ({
      subject: 'Your ticket to the forum is cancelled',
      paragraphs: [
        `${buyer} had bought you a ticket to the forum, but this seat has been cancelled. The ticket we sent you is no longer valid and will not be accepted at the entrance.`,
        'If this is a mistake, ask the person who placed the order, or reply to this email. The page of the ticket:',
      ],
    }),
    receipts: {
      sale: (number) => ({
        subject: `Fiscal receipt: order ${number}`,
        paragraphs: [
          'A fiscal receipt has been issued for your payment. You can view and save it on the site of the tax service:',
        ],
      }),
      return: (number) => ({
        subject: `Refund receipt: order ${number}`,
        paragraphs: [
          'A fiscal receipt has been issued for your refund. You can view and save it on the site of the tax service:',
        ],
      }),
    },
    noticePaid: (number) => `Paid: order ${number}`,
    noticeReceipt: (number) => `No fiscal receipt: order ${number}`,
    noticeRefundReported: (number, sum) =>
      `The bank refunded ${sum}: order ${number}. Its tickets are valid until you cancel them`,
    noticeRefundFailed: (number, sum) => `${sum} could not be refunded: order ${number}`,
    page: 'Page of the order',
    notice: (number) => `Ticket order ${number}`,
    noticeUnfulfillable: (number) => `Refund needed: order ${number}`,
    total: 'Total',
    method: 'Paid by',
    methods: { card: 'card', bank: 'bank transfer' },
  },
  language: 'Language of the site',
}
