// Words of mails.
import type * as uk from '../uk/mail.ts'

export const mail: typeof uk.mail = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  farewell: 'Kyiv Economic Forum',
  reason: 'You received this letter because this address was left on the forum’s website. If it was not you, simply ignore it.',
  orders: {
    invoice: (number, due, confirmation = []) => ({
      subject: `Invoice ${number} for the forum`,
      paragraphs: [
        `Thank you for your order. The invoice is attached; it is payable by ${due} inclusive.`,
        ...confirmation,
        'As soon as the money arrives, we will send the tickets to this address. Invoice and order are always on this page:',
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
      text: `Orders that nobody has paid yet hold more than half of the seats: ${tickets}. Look through them; if they were not placed to buy, ask the operator of the site to cancel them: npm run desk -- cancel --unpaid.`,
    }),
    manyLetters: {
      subject: 'The site sends too many letters',
      text: 'Within the last hour the site wrote more than 400 letters to addresses that nobody has confirmed; the rest wait for their turn. If there really are so many subscriptions, requests and invoices now, nothing needs to be done. If not, somebody types other people’s addresses into the forms: tell the operator of the site.',
    },
    heldOf: (title, seats, quota) => `“${title}”: ${seats} of ${quota}`,
    tickets: (number) => ({
      subject: `Tickets: order ${number}`,
      paragraphs: [
        'Your payment has arrived. The tickets and a calendar entry are attached.',
        'Each ticket has a code of its own and lets one person in. The tickets are on the page of the order, too:',
      ],
    }),
    ticketsAnew: (number) => ({
      subject: `Tickets renewed: order ${number}`,
      paragraphs: [
        'A seat of your order has been given to somebody else. Only the tickets in this letter are valid now: the earlier code of that seat will not be accepted at the door.',
        'The tickets are on the page of the order, too:',
      ],
    }),
    onlyThis: 'Only the ticket in this letter is valid: the code that we sent earlier will not be accepted at the door.',
    invoiceReminder: (number, due) => ({
      subject: `Reminder: invoice ${number} is valid until ${due}`,
      paragraphs: [
        `Invoice ${number} is not paid yet. It is valid until ${due} inclusive; after that the seats are on sale again.`,
        'If you have paid already, there is nothing to do: money usually arrives within one banking day. The invoice and the bank details:',
      ],
    }),
    before: {
      subject: (forum) => `See you soon: ${forum}`,
      first: (forum) => `We look forward to seeing you: ${forum}.`,
      when: (date) => `When: ${date}.`,
      place: (place) => `Where: ${place}.`,
      opens: (moment) => `Registration opens ${moment}, Kyiv time.`,
      ticket: 'Show the code of the ticket at the door, on the screen or on paper. Your ticket:',
      tickets: 'Show the code of the ticket at the door, on the screen or on paper. Your tickets:',
      online: 'Your ticket is for watching online. The broadcast:',
      programme: 'The programme:',
    },
    after: {
      subject: (forum) => `Thank you: ${forum}`,
      first: (forum) => `Thank you for being with us: ${forum}.`,
      recordings: 'Recordings appear on the page of the forum:',
    },
    /** A ticket that the organisers give; `where`: days and place, empty where they are not known. The address of the page stands below. */
    invitation: (forum: string, where: string, giver: string) => ({
      subject: `Invitation: ${forum}`,
      paragraphs: [
        `You are invited to ${forum}${where ? `: ${where}` : ''}.${giver ? ` The invitation comes from: ${giver}.` : ''}`,
        'Your ticket and a calendar entry are attached. The ticket is personal: its code admits one person. There is nothing to pay.',
        'If you cannot come, please answer this letter. The ticket is also on a page whose address is better kept to yourself:',
      ],
    }),
    accredited: (forum: string, where: string) => ({
      subject: `Accreditation confirmed: ${forum}`,
      paragraphs: [
        `We have read your request: you are accredited for ${forum}${where ? `: ${where}` : ''}.`,
        'Your press ticket and a calendar entry are attached. The ticket is personal: its code admits one person. Please bring your press card.',
        'If you cannot come, please answer this letter. The ticket is also on a page whose address is better kept to yourself:',
      ],
    }),
    withdrawn: (forum: string) => ({
      subject: `Invitation withdrawn: ${forum}`,
      paragraphs: [
        `The invitation to ${forum} that we sent is withdrawn. The ticket is no longer valid and will not be accepted at the door.`,
        'If this is a mistake, please answer this letter. The page of the invitation:',
      ],
    }),
    attendeeTicket: (buyer) => ({
      subject: 'Your ticket to the forum',
      paragraphs: [
        `${buyer ? `${buyer} has ordered your participation` : 'Your participation has been ordered'} in the forum. Your ticket and a calendar entry are attached.`,
        'The ticket is also on this page; better not to show its address to others:',
      ],
    }),
    cancelled: (number) => ({
      subject: `Order ${number} is cancelled`,
      paragraphs: [
        'The order is cancelled, its seats are free, and its tickets are not valid. If money was paid, the organisers will return it.',
        'If this is a mistake, reply to this letter. The order:',
      ],
    }),
    unfulfillable: (number) => ({
      subject: `The payment for order ${number} will be returned`,
      paragraphs: [
        'We received a payment for which we cannot issue tickets: the order had been paid or cancelled before, or the seats are gone.',
        'The organisers will return the money and write to you. The order:',
      ],
    }),
    placed: (number, date) => `Order ${number} of ${date}`,
    refunded: (number, sum, isMoney) => ({
      subject: isMoney ? `Refund: order ${number}` : `Seats cancelled: order ${number}`,
      paragraphs: [
        isMoney
          ? `We are returning ${sum} for order ${number}. The money goes back to where it came from within a few banking days.`
          : `Some seats of order ${number} are cancelled.`,
        'Tickets that are named below are not valid any more; all others are. The order:',
      ],
    }),
    attendeeCancelled: (buyer) => ({
      subject: 'Your ticket to the forum is cancelled',
      paragraphs: [
        `${buyer} ordered your participation in the forum, but this seat has been cancelled. The ticket that we sent you is not valid any more and will not be accepted at the entrance.`,
        'If this is a mistake, ask whoever placed the order, or reply to this letter. The page of the ticket:',
      ],
    }),
    receipts: {
      sale: (number) => ({
        subject: `Fiscal receipt: order ${number}`,
        paragraphs: [
          'Your payment has been made, and a fiscal receipt was issued for it. You can read and keep it at the tax service:',
        ],
      }),
      return: (number) => ({
        subject: `Receipt of the return: order ${number}`,
        paragraphs: [
          'Your money has been returned, and a fiscal receipt was issued for it. You can read and keep it at the tax service:',
        ],
      }),
    },
    noticePaid: (number) => `Paid: order ${number}`,
    noticeReceipt: (number) => `No fiscal receipt: order ${number}`,
    noticeRefundReported: (number, sum) =>
      `The bank returned ${sum}: order ${number}. Its tickets are valid until you cancel them`,
    noticeRefundFailed: (number, sum) => `${sum} could not be returned: order ${number}`,
    page: 'Page of the order',
    notice: (number) => `Ticket order ${number}`,
    noticeUnfulfillable: (number) => `Money to return: order ${number}`,
    total: 'Total',
    method: 'Paid by',
    methods: { card: 'card', bank: 'bank transfer' },
  },
  language: 'Language of the site',
}
