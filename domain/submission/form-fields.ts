// Fields of every form beside what the visitor types.

/** A field that people do not see, and programs fill in. */
export const trapField = 'homepage'
/** Says that the site itself drew the form, and when. */
export const tokenField = 'token'
/** The page on which a form stands that stands on many. */
export const pageField = 'page'
