// Tickets and invoices (PDF): what a reader, a search or a screen reader gets of them.
import { paperOf } from '../sold.mjs'

const seller = 'ТОВ «Демонстраційний форум»'
// The fonts have no U+02BC: the apostrophe that looks the same stands for it.
const attendee = ['Мар’ян О’Коннор', 'Директор', 'Łódź & Søn']
const account = 'UA90 3052 9929 9000 4149 1234 5678 9'

const ticket = (locale, title, says) => ({
  name: `ticket, ${locale}`,
  make: async (site) => ({ bytes: await paperOf(site, locale, 'ticket') }),
  right: { title, language: locale, pages: 1, says, isSound: true },
})

const invoice = (locale, title, says) => ({
  name: `invoice, ${locale}`,
  make: async (site) => ({ bytes: await paperOf(site, locale, 'invoice') }),
  right: { title, language: locale, pages: 1, says, isSound: true },
})

/** `says`: what is found in the text, in this order. */
export const artefacts = [
  ticket('uk', 'Електронний квиток: Київський економічний форум 2025', [
    'Київський економічний форум 2025',
    '16 жовтня 2025',
    ...attendee,
    'Учасник',
    '2025-00002',
    '6 900 ₴',
    'у тому числі ПДВ 20 %: 1 150 ₴',
    'Покажіть код на вході, роздрукований або на екрані. За одним кодом проходить одна людина, один раз.',
    `Продавець: ${seller}`,
  ]),
  ticket('en', 'E-ticket: Kyiv Economic Forum 2025', [
    'Kyiv Economic Forum 2025',
    '16 October 2025',
    ...attendee,
    'Standard',
    '2025-00006',
    '6 900 ₴',
    'including 20% VAT: 1 150 ₴',
    'Show the code at the entrance, printed or on a screen. Each code admits one person, once.',
    `Seller: ${seller}`,
  ]),
  ticket('ru', 'Электронный билет: Киевский экономический форум 2025', [
    'Киевский экономический форум 2025',
    '16 октября 2025',
    ...attendee,
    'Участник',
    '2025-00010',
    '6 900 ₴',
    'в том числе НДС 20 %: 1 150 ₴',
    `Продавец: ${seller}`,
  ]),
  invoice('uk', 'Рахунок № 2025-00001', [
    'Рахунок № 2025-00001',
    'Від 09.09.2025, сплатити до 14.09.2025 включно',
    'Постачальник',
    seller,
    'код ЄДРПОУ 30000005',
    account,
    'Платник',
    'ТОВ «Льон і Лад»',
    'код ЄДРПОУ 14360570',
    'Участь у форумі: Учасник послуга 1 6 900 ₴ 6 900 ₴',
    'Разом до сплати 6 900 ₴',
    'Шість тисяч дев’ятсот гривень 00 копійок',
    'Оплата участі у форумі, рахунок № 2025-00001 від 09.09.2025, у т.ч. ПДВ 20 % 1150,00 грн',
  ]),
  invoice('en', 'Invoice No. 2025-00005', [
    'Invoice No. 2025-00005',
    'Issued 09.09.2025, payable by 14.09.2025 inclusive',
    'Supplier',
    seller,
    account,
    'Payer',
    'ТОВ «Льон і Лад»',
    'Participation in the forum: Standard service 1 6 900 ₴ 6 900 ₴',
    'Total to pay 6 900 ₴',
    'Оплата участі у форумі, рахунок № 2025-00005 від 09.09.2025, у т.ч. ПДВ 20 % 1150,00 грн',
  ]),
  invoice('ru', 'Счёт № 2025-00009', [
    'Счёт № 2025-00009',
    seller,
    account,
    'ТОВ «Льон і Лад»',
    'Участие в форуме: Участник услуга 1 6 900 ₴ 6 900 ₴',
    'Оплата участі у форумі, рахунок № 2025-00009 від 09.09.2025, у т.ч. ПДВ 20 % 1150,00 грн',
  ]),
]

/** Which of the texts are in it, in their order. A line end is a space: where a line ends is the program's choice. */
export function saysIn(text, { says }) {
  const line = text.replaceAll(/\s+/g, ' ')
  let from = 0
  return says.filter((one) => {
    const at = line.indexOf(one.replaceAll(/\s+/g, ' '), from)
    if (at !== -1) from = at + one.length
    return at !== -1
  })
}
