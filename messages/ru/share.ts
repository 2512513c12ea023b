import type { Catalogue } from '../catalogue.ts'

export const share: Catalogue['share'] = {
  share: 'Поделиться',
  shareItem: (title) => `Поделиться: ${title}`,
  address: 'Адрес страницы',
  copy: 'Скопировать',
  copyOf: (field) => `Скопировать: ${field}`,
  copied: 'Скопировано',
  selected: 'Выделено: нажмите Ctrl+C (на Mac ⌘C)',
  notCopied:
    'Браузер не дал скопировать. Адрес уже выделен: нажмите Ctrl+C (на Mac ⌘C) или коснитесь его и выберите «Копировать».',
  email: 'Электронная почта',
  others: 'Другие приложения',
  close: 'Закрыть',
}
