import type { Secret } from '@forum/ground/settings/secrets.ts'

/** Source of content: a content service, or the embedded demo. */
export type ContentLocation = { kind: 'embedded' } | { kind: 'service'; url: string; prefix: string; token: Secret | null }
