// Reads the demo content that the repository carries: flat lists, as the content service gives them.
import { readDemo } from '#content/demo/read-demo.ts'
import type { RawReading } from './raw-content.ts'

/** Gives a function that reads the demo of `directory` once. */
export function createEmbeddedSource(directory: string): () => Promise<RawReading> {
  return async () => {
    const { digest, demo } = readDemo(directory)
    return { digest, refused: [], fields: [], parse: () => demo().tables }
  }
}
