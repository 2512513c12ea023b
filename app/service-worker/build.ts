/** What scripts/service-worker-plugin.ts knows of the build to which the worker belongs. */
export type Build = {
  /** Changes whenever a file of the client does. */
  name: string
  /** Scripts of all islands: pages name them only when they are wanted. */
  files: readonly string[]
}

declare const __BUILD__: Build

export const build: Build = __BUILD__
