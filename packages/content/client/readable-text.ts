/** Removes lone surrogates and control characters except tabs and line breaks: they are invalid in pages, feeds and mails. */
export function readable(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g, '')
  )
}
