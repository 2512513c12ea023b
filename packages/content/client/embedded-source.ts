// Reads the repository's demo content: flat lists, as from the content service.
import { readDemo } from '@forum/content/demo/read-demo.ts'
import type { RawReading } from './raw-content.ts'

/** The function reads the demo in `directory` once. */
export function createEmbeddedSource(directory: string): () => Promise<RawReading> {
  return async () => {
    const { digest, demo } = readDemo(directory)
    return { digest, refused: [], fields: [], parse: () => demo().tables }
  }
}
