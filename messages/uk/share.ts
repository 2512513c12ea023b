export const share = {
  share: 'Поділитися',
  shareItem: (title: string) => `Поділитися: ${title}`,
  address: 'Адреса сторінки',
  copy: 'Скопіювати',
  copyOf: (field: string) => `Скопіювати: ${field}`,
  copied: 'Скопійовано',
  selected: 'Виділено: натисніть Ctrl+C (на Mac ⌘C)',
  notCopied:
    'Браузер не дав скопіювати. Адресу вже виділено: натисніть Ctrl+C (на Mac ⌘C) або торкніться її й оберіть «Копіювати».',
  email: 'Електронна пошта',
  others: 'Інші застосунки',
  close: 'Закрити',
}
