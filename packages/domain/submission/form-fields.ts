// Technical fields of all forms.

/** Honeypot: a hidden field that only bots fill in. */
export const trapField = 'homepage'
/** Proves that the site drew the form, and on which day. */
export const tokenField = 'token'
/** The page of a form that is on many pages. */
export const pageField = 'page'

/** Name of the order form for its token; other forms use their kinds. */
export const orderForm = 'order'

/** The form that requests tickets again: nothing is stored, so it is no kind. */
export const lostTicketsForm = 'lostTickets'

/** The waiting list form: the desk has its own list, so it is no kind. */
export const waitingForm = 'waiting'
