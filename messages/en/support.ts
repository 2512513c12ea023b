import type { Catalogue } from '../catalogue.ts'

export const support: Catalogue['support'] = {
  open: 'Ticket support',
  title: 'Help with tickets',
  sentence: 'Trouble with a payment, an invoice or the ticket itself? Write or call, whichever suits you.',
  telegrambot: 'Telegram bot',
  whatsapp: 'WhatsApp',
  phone: 'Phone',
  email: 'Email',
  close: 'Close',
}
