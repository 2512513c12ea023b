import type { Catalogue } from '../catalogue.ts'

export const share: Catalogue['share'] = {
  share: 'Share',
  shareItem: (title) => `Share: ${title}`,
  address: 'Address of the page',
  copy: 'Copy',
  copyOf: (field) => `Copy: ${field}`,
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C (⌘C on a Mac)',
  notCopied: 'The browser would not copy it. The address is selected: press Ctrl+C (⌘C on a Mac), or tap it and choose “Copy”.',
  email: 'Email',
  others: 'Other apps',
  close: 'Close',
}
