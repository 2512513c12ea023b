declare module 'virtual:style-rules' {
  /** Rules by the address of their sheet; none in development. */
  export const styleRules: Readonly<Record<string, readonly import('./style-rules.ts').StyleRule[]>>
}

declare module 'virtual:starter-file' {
  /** Address of the page's starter. */
  export const starterFile: string
}
