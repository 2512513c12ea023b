/** Fragment that shows the thanks for a callback request. */
export const sentAnchor = 'callback-sent'
