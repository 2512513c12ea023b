/** The thanks for a request to be called back: the fragment by which they are seen. */
export const sentAnchor = 'callback-sent'
