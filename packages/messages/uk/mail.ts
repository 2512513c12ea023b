// Words of mails.
import { atHour } from '@forum/domain/localisation/at-hour.ts'

/** Sums as they are written. */
type PartPaid = { received: string; total: string; open: string }

export const mail = {
  greeting: (name: string) => (name ? `Вітаємо, ${name}!` : 'Вітаємо!'),
  signature: 'Київський економічний форум',
  reason: 'Ви отримали цей лист, бо залишили цю адресу на сайті форуму. Якщо це були не ви, просто не зважайте на нього.',
  orders: {
    invoice: (number: string, due: string, confirmation: readonly string[] = []) => ({
      subject: `Рахунок ${number} на участь у форумі`,
      paragraphs: [
        `Дякуємо за замовлення. Рахунок додано до листа; його слід сплатити до ${due} включно.`,
        ...confirmation,
        'Щойно кошти надійдуть, ми надішлемо квитки на цю адресу. Рахунок і стан замовлення завжди є на сторінці:',
      ],
    }),
    /** `due` null: it is paid. */
    invoiceCorrected: (number: string, version: number, due: string | null, confirmation: readonly string[] = []) => ({
      subject: `Виправлений рахунок ${number}: версія ${version}`,
      paragraphs: [
        `Рахунок ${number} виправлено: тепер дійсна лише версія ${version}. Номер і сума ті самі.${due === null ? '' : ` Його слід сплатити до ${due} включно.`}`,
        ...confirmation,
        'Рахунок і стан замовлення завжди є на сторінці:',
      ],
    }),
    /** Of an invoice whose seats are confirmed from its letter; the address stands below. */
    confirmation: {
      heldFor: (moment: string) =>
        `Місця за вами до ${moment} за Києвом. Щоб вони лишилися за вами, поки рахунок дійсний, відкрийте адресу нижче й натисніть «Закріпити місця».`,
      notHeld:
        'Місця ще не закріплено за вами. Спершу відкрийте адресу нижче й натисніть «Закріпити місця», а вже потім сплачуйте рахунок.',
    },
    unpaidHolds: (tickets: string) => ({
      subject: 'Неоплачені замовлення тримають багато місць',
      text: `Замовлення, яких ще не оплачено, тримають понад половину місць: ${tickets}. Перегляньте їх у кабінеті організаторів: Замовлення, Показати: Неоплачені. Ті, які оформлено не для того, щоб купити, можна там позначити й скасувати разом.`,
    }),
    manyLetters: {
      subject: 'Сайт надсилає забагато листів',
      text: 'За останню годину сайт надіслав понад 400 листів на адреси, яких ніхто не підтвердив; решта чекає на свою чергу. Якщо підписок, заявок і рахунків зараз справді стільки, робити нічого не треба. Якщо ні, хтось вписує у форми чужі адреси: скажіть про це операторові сайту.',
    },
    heldOf: (title: string, seats: number, quota: number) => `«${title}» — ${seats} із ${quota}`,
    tickets: (number: string) => ({
      subject: `Квитки: замовлення ${number}`,
      paragraphs: [
        'Оплату отримано. Квитки і запис для календаря додано до листа.',
        'Кожен квиток має власний код і пропускає одну людину. Квитки є й на сторінці замовлення:',
      ],
    }),
    /** A seat was given to somebody else. */
    ticketsAnew: (number: string) => ({
      subject: `Оновлені квитки: замовлення ${number}`,
      paragraphs: [
        'Місце за вашим замовленням передано іншій людині. Тепер дійсні лише квитки з цього листа: попередній код цього місця на вході не приймуть.',
        'Квитки є й на сторінці замовлення:',
      ],
    }),
    /** To whom had another ticket of the same seat before. */
    onlyThis: 'Дійсний лише квиток із цього листа: код, який ми надсилали раніше, на вході не приймуть.',
    /** An invoice that runs out soon; the address of the order stands below. */
    invoiceReminder: (number: string, due: string, part: PartPaid | null = null) => ({
      subject: `Нагадування: рахунок ${number} дійсний до ${due}`,
      paragraphs: [
        `${part ? `За рахунком ${number} надійшло ${part.received} із ${part.total}; залишилося сплатити ${part.open}` : `Рахунок ${number} ще не оплачено`}. Він дійсний до ${due} включно; потім місця повернуться в продаж.`,
        'Якщо ви вже сплатили, нічого робити не треба: зазвичай кошти надходять за один банківський день. Рахунок і реквізити:',
      ],
    }),
    /** To all who have a ticket, before the forum; each part is left out where it is not known. */
    before: {
      subject: (forum: string) => `Чекаємо на вас: ${forum}`,
      first: (forum: string) => `Уже скоро побачимося: ${forum}.`,
      when: (date: string) => `Коли: ${date}.`,
      place: (place: string) => `Де: ${place}.`,
      opens: (moment: string) => `Реєстрація починається ${moment} за Києвом.`,
      ticket: 'Покажіть на вході код із квитка, з екрана або роздрукований. Ваш квиток:',
      tickets: 'Покажіть на вході код із квитка, з екрана або роздрукований. Ваші квитки:',
      online: 'Ваш квиток для перегляду онлайн. Трансляція:',
      programme: 'Програма:',
    },
    /** The same, after the forum. */
    after: {
      subject: (forum: string) => `Дякуємо: ${forum}`,
      first: (forum: string) => `Дякуємо, що були з нами: ${forum}.`,
      recordings: 'Записи виступів зʼявляються на сторінці форуму:',
    },
    /** To all who have a ticket, by the site itself on the day. Times are `HH:MM`; below `wait`, `rest`, `ticket` and `refuse` stand addresses. */
    day: {
      interrupted: (forum: string) => `Форум перервано: ${forum}`,
      alert: (since: string) =>
        `З ${since} форум перервано: повітряна тривога. Якщо ви на форумі, лишайтеся, будь ласка, в укритті до відбою.`,
      pause: (since: string) => `З ${since} форум перервано. Перепрошуємо за незручність.`,
      resumes: (at: string) => `Продовжимо ${atHour(at)}. Що зараз, завжди видно на сайті:`,
      wait: 'Коли продовжимо, скажемо на сайті. Якщо буде новий розклад дня, напишемо ще раз.',
      planned: (forum: string) => `Новий розклад дня: ${forum}`,
      changed: (day: string) => `Після перерви розклад змінено: ${day}.`,
      was: (at: string) => `було ${atHour(at)}`,
      cut: 'не відбудеться',
      more: (number: number) => `Змінених подій ще ${number}: усі в програмі.`,
      rest: 'Програма, як вона є зараз:',
      ticket: 'Ваш квиток лишається дійсним:',
      refuse: 'Не надсилати мені більше листів про перебіг форуму (квитка це не змінить):',
    },
    /** A ticket that the organisers give; `where`: days and place, empty where they are not known. The address of the page stands below. */
    invitation: (forum: string, where: string, giver: string) => ({
      subject: `Запрошення: ${forum}`,
      paragraphs: [
        `Запрошуємо вас на ${forum}${where ? `: ${where}` : ''}.${giver ? ` Від кого запрошення: ${giver}.` : ''}`,
        'Квиток і запис для календаря додано до листа. Квиток особистий: його код пропускає одну людину. Платити нічого не треба.',
        'Якщо не зможете прийти, дайте відповідь на цей лист. Квиток є й на сторінці, адресу якої не варто показувати іншим:',
      ],
    }),
    accredited: (forum: string, where: string) => ({
      subject: `Акредитацію підтверджено: ${forum}`,
      paragraphs: [
        `Ми розглянули вашу заявку: вас акредитовано на ${forum}${where ? `: ${where}` : ''}.`,
        'Квиток преси й запис для календаря додано до листа. Квиток особистий: його код пропускає одну людину. Візьміть із собою посвідчення журналіста.',
        'Якщо не зможете прийти, дайте відповідь на цей лист. Квиток є й на сторінці, адресу якої не варто показувати іншим:',
      ],
    }),
    withdrawn: (forum: string) => ({
      subject: `Запрошення скасовано: ${forum}`,
      paragraphs: [
        `Запрошення на ${forum}, яке ми надсилали, скасовано. Квиток більше не дійсний: на вході його не приймуть.`,
        'Якщо це помилка, дайте відповідь на цей лист. Сторінка запрошення:',
      ],
    }),
    attendeeTicket: (buyer: string) => ({
      subject: 'Ваш квиток на форум',
      paragraphs: [
        `${buyer ? `${buyer} замовляє для вас участь` : 'Для вас замовлено участь'} у форумі. Ваш квиток і запис для календаря додано до листа.`,
        'Квиток є й на сторінці, адресу якої не варто показувати іншим:',
      ],
    }),
    /** A part of the invoice came; `due` null: its deadline has passed. The address of the order stands below. */
    partPaid: (number: string, { received, total, open, due }: PartPaid & { due: string | null }) => ({
      subject: `Отримано частину оплати: замовлення ${number}`,
      paragraphs: [
        `За рахунком ${number} на ${total} надійшло ${received}. Залишилося сплатити ${open}${due === null ? '' : ` до ${due} включно`}.`,
        due === null
          ? 'Строк рахунка минув, і місця за вами вже не тримаються. Перш ніж сплачувати решту, дайте відповідь на цей лист. Рахунок і стан замовлення:'
          : 'Щойно надійде решта, ми надішлемо квитки на цю адресу. Рахунок і стан замовлення:',
      ],
    }),
    cancelled: (number: string) => ({
      subject: `Замовлення ${number} скасовано`,
      paragraphs: [
        'Замовлення скасовано, його місця вільні, квитки за ним не дійсні. Якщо кошти вже сплачено, організатори їх повернуть.',
        'Якщо це помилка, дайте відповідь на цей лист. Стан замовлення:',
      ],
    }),
    unfulfillable: (number: string) => ({
      subject: `Оплату за замовленням ${number} буде повернуто`,
      paragraphs: [
        'Ми отримали оплату, за яку не можемо видати квитки: замовлення вже було сплачене або скасоване, місця розкупили або надійшла не та сума.',
        'Організатори повернуть кошти та напишуть вам. Стан замовлення:',
      ],
    }),
    placed: (number: string, date: string) => `Замовлення ${number} від ${date}`,
    refunded: (number: string, sum: string, isMoney: boolean) => ({
      subject: isMoney ? `Повернення коштів: замовлення ${number}` : `Місця скасовано: замовлення ${number}`,
      paragraphs: [
        isMoney
          ? `Повертаємо ${sum} за замовленням ${number}. Кошти надійдуть туди, звідки їх сплачено, протягом кількох банківських днів.`
          : `Частину місць замовлення ${number} скасовано.`,
        'Якщо нижче названо квитки, вони більше не дійсні, решта діє. Стан замовлення:',
      ],
    }),
    /** A paragraph of the letter about a refund. */
    creditNote: (number: string) => `Кредит-ноту ${number} для бухгалтерії додано до листа.`,
    act: (number: string, sum: string, orders: string) => ({
      subject: `Акт наданих послуг ${number}`,
      paragraphs: [
        `Дякуємо за участь у форумі. Акт наданих послуг ${number} на суму ${sum} додано до листа. Рахунки: ${orders}.`,
        'Підпишіть його і надішліть нам примірник. Якщо в акті щось не так, напишіть нам, перш ніж підписувати. Акт є й на сторінці замовлення:',
      ],
    }),
    attendeeCancelled: (buyer: string) => ({
      subject: 'Ваш квиток на форум скасовано',
      paragraphs: [
        `${buyer} замовляє для вас участь у форумі, але це місце скасовано. Квиток, який ми надсилали, більше не дійсний: на вході його не приймуть.`,
        'Якщо це помилка, зверніться до того, хто замовляв, або дайте відповідь на цей лист. Сторінка квитка:',
      ],
    }),
    receipts: {
      sale: (number: string) => ({
        subject: `Фіскальний чек: замовлення ${number}`,
        paragraphs: [
          'Ваша оплата пройшла, і для неї видано фіскальний чек. Його можна переглянути й зберегти на сайті податкової служби:',
        ],
      }),
      return: (number: string) => ({
        subject: `Чек повернення: замовлення ${number}`,
        paragraphs: [
          'Кошти повернено, і для цього видано фіскальний чек повернення. Його можна переглянути й зберегти на сайті податкової служби:',
        ],
      }),
    },
    noticePaid: (number: string) => `Оплачено: замовлення ${number}`,
    noticeReceipt: (number: string) => `Немає фіскального чека: замовлення ${number}`,
    noticeRefundReported: (number: string, sum: string) =>
      `Банк повернув ${sum}: замовлення ${number}. Квитки чинні, доки ви їх не скасуєте`,
    noticeRefundFailed: (number: string, sum: string) => `Не вдалося повернути ${sum}: замовлення ${number}`,
    page: 'Сторінка замовлення',
    notice: (number: string) => `Замовлення квитків ${number}`,
    noticeUnfulfillable: (number: string) => `Повернути кошти: замовлення ${number}`,
    total: 'Сума',
    method: 'Спосіб оплати',
    methods: { card: 'картка', bank: 'рахунок' },
  },
  language: 'Мова сайту',
}
