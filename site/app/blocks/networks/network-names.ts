import type { Network } from '@forum/domain/contact/contact.ts'

/** Official names. */
export const networkNames: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  twitter: 'Twitter',
  flickr: 'Flickr',
  telegram: 'Telegram',
}
