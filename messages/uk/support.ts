export const support = {
  open: 'Підтримка з квитків',
  title: 'Допомога з квитками',
  sentence: 'Щось не так з оплатою, рахунком чи самим квитком? Напишіть або зателефонуйте, як вам зручніше.',
  telegrambot: 'Telegram-бот',
  whatsapp: 'WhatsApp',
  phone: 'Телефон',
  email: 'Ел. пошта',
  close: 'Закрити',
}
