/** Name of the field with a pasted attendee list. */
export const listField = 'list'
