import type { Catalogue } from '../catalogue.ts'

export const support: Catalogue['support'] = {
  open: 'Поддержка по билетам',
  title: 'Помощь с билетами',
  sentence: 'Что-то не так с оплатой, счётом или самим билетом? Напишите или позвоните, как вам удобнее.',
  telegrambot: 'Telegram-бот',
  whatsapp: 'WhatsApp',
  phone: 'Телефон',
  email: 'Эл. почта',
  close: 'Закрыть',
}
