import type { DocumentWords } from '../uk/documents.ts'

export const documents: DocumentWords = {
  invoice: {
    title: (number) => `Счёт № ${number}`,
    subject: 'Счёт на оплату участия в форуме',
    dates: (issued, due) => `От ${issued}, оплатить до ${due} включительно`,
    supplier: 'Поставщик',
    code: 'код ЕГРПОУ',
    account: 'Счёт (IBAN)',
    bank: 'Банк',
    address: 'Адрес',
    payer: 'Плательщик',
    item: 'Наименование',
    line: (title) => `Участие в форуме: ${title}`,
    quantity: 'Количество',
    price: 'Цена',
    sum: 'Сумма',
    total: 'Итого к оплате',
    vat: (rate, sum) => `в т. ч. НДС ${rate} %: ${sum} грн`,
    withoutVat: 'без НДС',
    inWords: 'Сумма прописью',
    purpose: 'Назначение платежа (на украинском, для банка)',
    qr: 'Наведите приложение банка на код: все реквизиты заполнятся сами.',
    proposal:
      'Счёт является предложением оплатить. После поступления средств билеты будут отправлены на адрес, указанный в заказе.',
  },
  ticket: {
    title: 'Электронный билет',
    order: (number) => `Заказ ${number}`,
    atTheDoor: 'Покажите код на входе, распечатанный или на экране. По одному коду проходит один человек, один раз.',
  },
}
