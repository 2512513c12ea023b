// What a journey asks of a browser that Playwright does not drive here; firefox.ts and webkit.ts answer it.

export type Engine = {
  /** With its version, as people call it. */
  name: string
  /** Makes the window about as wide, in CSS pixels: a window of GTK has a smallest width of its own. */
  widen(pixels: number): Promise<void>
  open(url: string): Promise<void>
  /** The value of an expression in the page; it has to survive JSON. */
  ask<Value>(expression: string): Promise<Value>
  /** As a pointer does, on the first element of the selector. Throws where there is none, or where it cannot be clicked. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

/** A browser that was started, or the packages to install, said for people. */
export type Opening = { engine: Engine } | { absent: string }

/** Asks again until it is so. Throws with `what` after `seconds`. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 20): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`not within ${seconds} s: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
