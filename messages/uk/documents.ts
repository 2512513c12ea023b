/** Words of invoices and tickets (PDF); they never reach a browser. */
export const documents = {
  invoice: {
    title: (number: string) => `Рахунок № ${number}`,
    subject: 'Рахунок на оплату участі у форумі',
    dates: (issued: string, due: string) => `Від ${issued}, сплатити до ${due} включно`,
    supplier: 'Постачальник',
    code: 'код ЄДРПОУ',
    account: 'Рахунок (IBAN)',
    bank: 'Банк',
    address: 'Адреса',
    payer: 'Платник',
    item: 'Найменування',
    line: (title: string) => `Участь у форумі: ${title}`,
    quantity: 'Кількість',
    price: 'Ціна',
    sum: 'Сума',
    total: 'Разом до сплати',
    vat: (rate: number, sum: string) => `у т. ч. ПДВ ${rate} %: ${sum} грн`,
    withoutVat: 'без ПДВ',
    inWords: 'Сума прописом',
    purpose: 'Призначення платежу',
    qr: 'Наведіть застосунок банку на код: усі реквізити заповняться самі.',
    proposal: 'Рахунок є пропозицією до оплати. Після надходження коштів квитки буде надіслано на адресу, вказану в замовленні.',
  },
  ticket: {
    title: 'Електронний квиток',
    order: (number: string) => `Замовлення ${number}`,
    atTheDoor: 'Покажіть код на вході, роздрукований або на екрані. За одним кодом проходить одна людина, один раз.',
  },
}

export type DocumentWords = typeof documents
