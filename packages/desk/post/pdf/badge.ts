// Data of a badge. Separate from its drawing, so that the site does not load the PDF library.

export type Badge = {
  name: string
  company: string
  position: string
  kind: string
  /** Index of its kind, from 0: decides the colour. */
  kindIndex: number
  /** Content of its QR code; null: none. */
  token: string | null
}

export const badgeSizes = ['a6', 'card'] as const
export type BadgeSize = (typeof badgeSizes)[number]

export type BadgeSheets = {
  size: BadgeSize
  /** Title of the document. */
  title: string
  /** Name of the edition, and its days. */
  forum: string
  date: string
}
