declare module 'virtual:style-rules' {
  /** Rules by the address of their sheet; none in development. */
  export const styleRules: Readonly<Record<string, readonly import('./style-rules.ts').StyleRule[]>>
}

declare module 'virtual:starter-file' {
  /** Address of the page's starter. */
  export const starterFile: string
}

declare module 'virtual:word-files' {
  /** By the address of a script and the language: the files of words that it asks for when it runs; none in development. */
  export const wordFiles: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}
