/** Names of CSS module classes in both builds: equal, so that islands use their page's style sheet. */
export const scopedName = '[hash:base64:4]'
