/** How both builds name the classes of CSS modules: alike, so that an island's module finds the sheet of its page. */
export const scopedName = '[hash:base64:4]'
