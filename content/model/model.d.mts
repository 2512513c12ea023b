export type Field = {
  field: string
  type?: string
  relation?: { related_collection: string }
  junction?: { collection: string; target: string; link: string }
}
export const content: readonly { collection: string; fields: readonly Field[] }[]
