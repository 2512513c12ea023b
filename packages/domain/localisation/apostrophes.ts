/** Signs that people type for the apostrophe of a name: keyboards, word processors and transliterations give different ones. */
export const apostrophes = /['’‘‛`´′ʹʼʻˈ＇]/g
