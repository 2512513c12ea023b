// What scripts/style-rules-plugin.ts makes of the client's style sheets.

/** A class (`.name`), an element or a state (`aria-invalid=true`) of a page; of a list, one. */
export type StyleNeed = string | readonly string[]

/** A selector, and what a page must have for it to reach anything. */
export type StyleSelector = readonly [text: string, needs: readonly StyleNeed[]]

/** Each with the at-rules around it, outermost first. */
export type StyleRule = { within: readonly string[] } & (
  | { selectors: readonly StyleSelector[]; declarations: readonly string[] }
  | { keyframes: string; text: string }
  | { face: true; text: string }
)
