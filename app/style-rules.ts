// What scripts/style-rules-plugin.ts makes of the client's style sheets.

/** A selector, and the classes (`.name`) and elements that a page must have for it to reach anything. */
export type StyleSelector = readonly [text: string, needs: readonly string[]]

/** Each with the at-rules around it, outermost first. */
export type StyleRule = { within: readonly string[] } & (
  | { selectors: readonly StyleSelector[]; declarations: readonly string[] }
  | { keyframes: string; text: string }
  | { face: true; text: string }
)
