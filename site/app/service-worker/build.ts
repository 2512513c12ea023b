/** Build data from scripts/service-worker-plugin.ts. */
export type Build = {
  /** Changes with any client file. */
  name: string
  /** Scripts of all islands: pages name them only on demand. */
  files: readonly string[]
}

declare const __BUILD__: Build

export const build: Build = __BUILD__
