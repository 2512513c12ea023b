// What a badge says and how large it is. Apart from its drawing, whose library the site does not load.

export type Badge = {
  name: string
  company: string
  position: string
  kind: string
  /** Which of the kinds it is, counted from 0: it has their colour. */
  kindIndex: number
  /** What its QR holds; null: it has none. */
  token: string | null
}

export const badgeSizes = ['a6', 'card'] as const
export type BadgeSize = (typeof badgeSizes)[number]

export type BadgeSheets = {
  size: BadgeSize
  /** Of the document. */
  title: string
  /** Name of the edition, and its days. */
  forum: string
  date: string
}
