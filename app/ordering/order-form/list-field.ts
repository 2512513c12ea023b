/** Name of the field for a list of attendees. */
export const listField = 'list'
