// Letters that the desk writes into its folder where it has no mail server: ten kinds in three languages.
import { letterTo, locales, mailbox, soldOn } from '../sold.mjs'

const buyer = 'Єва Їжакевич-Ґудзь'
const attendee = 'Марʼян О’Коннор'
const other = 'Олеся Заміна'

const greeting = { uk: (name) => `Вітаємо, ${name}!`, en: (name) => `Hello ${name},`, ru: (name) => `Здравствуйте, ${name}!` }
const signature = { uk: 'Київський економічний форум', en: 'Kyiv Economic Forum', ru: 'Киевский экономический форум' }
const reason = {
  uk: 'Ви отримали цей лист, бо залишили цю адресу на сайті форуму. Якщо це були не ви, просто не зважайте на нього.',
  en: 'You received this email because this address was entered on the forum’s website. If it was not you, simply ignore it.',
  ru: 'Вы получили это письмо, потому что оставили этот адрес на сайте форума. Если это были не вы, просто не обращайте на него внимания.',
}

/** Of a letter to somebody for whom a ticket was bought. */
const ofAttendee = {
  attachments: (number) => [`${number}-1.pdf`, 'forum-2025.ics'],
  subject: { uk: 'Ваш квиток на форум', en: 'Your ticket to the forum', ru: 'Ваш билет на форум' },
  says: {
    uk: 'Єва Їжакевич-Ґудзь замовляє для вас участь у форумі. Ваш квиток і запис для календаря додано до листа.',
    en: 'Єва Їжакевич-Ґудзь has bought you a ticket to the forum. The ticket and a calendar entry are attached.',
    ru: 'Єва Їжакевич-Ґудзь заказывает для вас участие в форуме. Ваш билет и запись для календаря приложены к письму.',
  },
}

/** `subject` and `says`, the first paragraph, by language; `number`: of the order, of which there are four in each language. */
const letters = [
  {
    kind: 'subscription',
    who: 'subscriber',
    name: buyer,
    ends: reason,
    subject: {
      uk: 'Підтвердьте підписку на новини форуму',
      en: 'Confirm your subscription to the forum’s news',
      ru: 'Подтвердите подписку на новости форума',
    },
    says: {
      uk: 'Хтось, найімовірніше ви, просить надсилати новини форуму на цю адресу. Щоб їх отримувати, відкрийте сторінку підписки й підтвердьте її:',
      en: 'Somebody, most likely you, has asked us to send the forum’s news to this address. To receive them, open the page of the subscription and confirm it:',
      ru: 'Кто-то, скорее всего вы, просит присылать новости форума на этот адрес. Чтобы их получать, откройте страницу подписки и подтвердите её:',
    },
  },
  {
    kind: 'accreditation',
    who: 'media',
    name: buyer,
    ends: reason,
    subject: {
      uk: 'Заявку на акредитацію отримано: форум 2025',
      en: 'Accreditation request received: forum 2025',
      ru: 'Заявка на аккредитацию получена: форум 2025',
    },
    says: {
      uk: 'Ми отримали вашу заявку на акредитацію медіа. Пресслужба розгляне її та напише на цю адресу.',
      en: 'We have received your request for media accreditation. The press office will look at it and write to this address.',
      ru: 'Мы получили вашу заявку на аккредитацию медиа. Пресс-служба рассмотрит её и напишет на этот адрес.',
    },
  },
  {
    kind: 'group',
    who: 'group',
    name: buyer,
    ends: reason,
    subject: {
      uk: 'Заявку від групи отримано: форум 2025',
      en: 'Group request received: forum 2025',
      ru: 'Заявка от группы получена: форум 2025',
    },
    says: {
      uk: 'Ми отримали вашу заявку на участь групи. Організатори звʼяжуться з вами, щоб узгодити квитки, рахунок і список учасників.',
      en: 'We have received your request for a group. The organisers will contact you to agree on tickets, the invoice and the list of participants.',
      ru: 'Мы получили вашу заявку на участие группы. Организаторы свяжутся с вами, чтобы согласовать билеты, счёт и список участников.',
    },
  },
  {
    kind: 'invoice',
    who: 'invoice',
    name: buyer,
    order: 1,
    attachments: (number) => [`${number}.pdf`],
    subject: {
      uk: (number) => `Рахунок ${number} на участь у форумі`,
      en: (number) => `Invoice ${number} for the forum`,
      ru: (number) => `Счёт ${number} на участие в форуме`,
    },
    says: {
      uk: 'Дякуємо за замовлення. Рахунок додано до листа; його слід сплатити до 14.09.2025 включно.',
      en: 'Thank you for your order. The invoice is attached; it is payable by 14.09.2025 inclusive.',
      ru: 'Спасибо за заказ. Счёт приложен к письму; его следует оплатить до 14.09.2025 включительно.',
    },
  },
  {
    kind: 'tickets',
    who: 'paid',
    name: buyer,
    order: 2,
    attachments: (number) => [`${number}-1.pdf`, 'forum-2025.ics'],
    subject: {
      uk: (number) => `Квитки: замовлення ${number}`,
      en: (number) => `Tickets: order ${number}`,
      ru: (number) => `Билеты: заказ ${number}`,
    },
    says: {
      uk: 'Оплату отримано. Квитки і запис для календаря додано до листа.',
      en: 'Your payment has arrived. The tickets and a calendar entry are attached.',
      ru: 'Оплата получена. Билеты и запись для календаря приложены к письму.',
    },
  },
  {
    kind: 'ticket',
    who: 'paid-seat',
    name: attendee,
    order: 2,
    ...ofAttendee,
  },
  {
    kind: 'new tickets',
    who: 'moved',
    purpose: 'tickets-again',
    name: buyer,
    order: 3,
    attachments: (number) => [`${number}-1.pdf`, 'forum-2025.ics'],
    subject: {
      uk: (number) => `Оновлені квитки: замовлення ${number}`,
      en: (number) => `New tickets: order ${number}`,
      ru: (number) => `Обновлённые билеты: заказ ${number}`,
    },
    says: {
      uk: 'Місце за вашим замовленням передано іншій людині. Тепер дійсні лише квитки з цього листа: попередній код цього місця на вході не приймуть.',
      en: 'A seat of your order has been passed to somebody else. Only the tickets in this email are valid now: the earlier code of that seat will not be accepted at the entrance.',
      ru: 'Место по вашему заказу передано другому человеку. Теперь действительны только билеты из этого письма: прежний код этого места на входе не примут.',
    },
  },
  {
    kind: "another's ticket",
    who: 'new',
    name: other,
    order: 3,
    ...ofAttendee,
  },
  {
    kind: 'void ticket',
    who: 'moved-seat',
    purpose: 'ticket-0-cancelled',
    name: attendee,
    subject: {
      uk: 'Ваш квиток на форум скасовано',
      en: 'Your ticket to the forum is cancelled',
      ru: 'Ваш билет на форум отменён',
    },
    says: {
      uk: 'Єва Їжакевич-Ґудзь замовляє для вас участь у форумі, але це місце скасовано. Квиток, який ми надсилали, більше не дійсний: на вході його не приймуть.',
      en: 'Єва Їжакевич-Ґудзь had bought you a ticket to the forum, but this seat has been cancelled. The ticket we sent you is no longer valid and will not be accepted at the entrance.',
      ru: 'Єва Їжакевич-Ґудзь заказывает для вас участие в форуме, но это место отменено. Билет, который мы присылали, больше недействителен: на входе его не примут.',
    },
  },
  {
    kind: 'cancelled order',
    who: 'cancelled',
    purpose: 'cancelled',
    name: buyer,
    order: 4,
    subject: {
      uk: (number) => `Замовлення ${number} скасовано`,
      en: (number) => `Order ${number} is cancelled`,
      ru: (number) => `Заказ ${number} отменён`,
    },
    says: {
      uk: 'Замовлення скасовано, його місця вільні, квитки за ним не дійсні. Якщо кошти вже сплачено, організатори їх повернуть.',
      en: 'The order has been cancelled, its seats have been released, and its tickets are not valid. If you have paid, the organisers will refund you.',
      ru: 'Заказ отменён, его места свободны, билеты по нему недействительны. Если деньги уже уплачены, организаторы их вернут.',
    },
  },
]

const artefactOf = (letter, locale, index) => {
  const { kind, who, purpose, name, order, ends = signature, attachments = () => [], subject, says } = letter
  const number = `2025-${String(index * 4 + (order ?? 0)).padStart(5, '0')}`
  const title = subject[locale]
  return {
    name: `letter, ${kind}, ${locale}`,
    async make(site) {
      await soldOn(site)
      return { bytes: await letterTo(site, mailbox(who, locale), purpose) }
    },
    right: {
      subject: typeof title === 'string' ? title : title(number),
      from: 'forum@forum.example',
      to: mailbox(who, locale),
      language: locale,
      begins: [greeting[locale](name), says[locale]],
      ends: ends[locale],
      attachments: attachments(number),
    },
  }
}

export const artefacts = locales.flatMap((locale, index) => letters.map((letter) => artefactOf(letter, locale, index)))

export function reading({ subject, from, to, language, text, attachments }) {
  const paragraphs = text.replaceAll('\r\n', '\n').trim().split(/\n\n/)
  return { subject, from, to, language, begins: paragraphs.slice(0, 2), ends: text.trim().split(/\r?\n/).at(-1), attachments }
}
