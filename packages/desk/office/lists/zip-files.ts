// An archive that is written while its files are made, so that it is never in memory as a whole.
import { Zip, ZipPassThrough } from 'fflate'

export type ZippedFile = { name: string; content(): Promise<Uint8Array> }

/** PDFs are compressed already: they are stored as they are. Each file is made when the reader asks for more. */
export function zipOf(files: readonly ZippedFile[]): ReadableStream<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  let next = 0
  return new ReadableStream({
    async pull(controller) {
      const file = files[next++]
      if (file) {
        const content = await file.content()
        const entry = new ZipPassThrough(file.name)
        zip.add(entry)
        entry.push(content, true)
      } else zip.end()
      for (const part of parts.splice(0)) controller.enqueue(part)
      if (!file) controller.close()
    },
  })
}
