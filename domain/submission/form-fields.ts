// Fields of every form beside what the visitor types.

/** A field that people do not see, and programs fill in. */
export const trapField = 'homepage'
/** Says that the site itself drew the form, and on which day. */
export const tokenField = 'token'
/** The page on which a form stands that stands on many. */
export const pageField = 'page'

/** What the form of an order is called where its token is made and read; the other forms are called by their kinds. */
export const orderForm = 'order'

/** The form that asks for tickets once more: it is kept nowhere, so it is no kind. */
export const lostTicketsForm = 'lostTickets'

/** The form of who waits for seats of a kind that is sold out: the desk keeps a list of its own, so it is no kind either. */
export const waitingForm = 'waiting'
