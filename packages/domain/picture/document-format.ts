// Formats of editors' documents.

/** File extension → media type. */
export const documentTypes = {
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  zip: 'application/zip',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
} as const satisfies Readonly<Record<string, `${string}/${string}`>>

export type DocumentFormat = keyof typeof documentTypes

export const documentFormats = Object.keys(documentTypes) as readonly DocumentFormat[]

/** The format of a media type, which may have parameters; null: unknown. */
export function formatOfType(type: string): DocumentFormat | null {
  const [essence = ''] = type.toLowerCase().split(';')
  if (essence.trim() === 'application/x-zip-compressed') return 'zip'
  return documentFormats.find((format) => documentTypes[format] === essence.trim()) ?? null
}
