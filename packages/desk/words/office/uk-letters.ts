// What letters about an order are called at the desk.

export const ukLetters = {
  invoice: 'Рахунок покупцеві',
  tickets: 'Квитки покупцеві',
  invitation: 'Запрошення з квитком',
  withdrawn: 'Про відкликання запрошення',
  attendeeTicket: 'Квиток учасникові',
  cancelled: 'Про скасування',
  attendeeCancelled: 'Учасникові про скасування',
  refunded: 'Про повернення коштів',
  refundReported: 'Організаторам: банк повернув кошти',
  refundFailed: 'Організаторам: повернення не вдалося',
  receipt: 'Фіскальний чек',
  partPaid: 'Надійшла частина оплати',
  invoiceReminder: 'Нагадування про рахунок',
  forumLetter: 'Лист усім учасникам',
  receiptMissing: 'Організаторам: немає чека',
  unfulfillable: 'Оплату буде повернуто',
  notice: 'Організаторам: нове замовлення',
  noticeUnfulfillable: 'Організаторам: повернути кошти',
  paidNotice: 'Організаторам: оплачено',
  other: 'Лист',
}
