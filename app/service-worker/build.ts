/** What scripts/service-worker-plugin.ts knows of the build to which the worker belongs. */
export type Build = {
  /** Changes whenever a file of the client does. */
  name: string
  /** Scripts, styles and fonts of the programme's pages. */
  programmeFiles: readonly string[]
}

declare const __BUILD__: Build

export const build: Build = __BUILD__
