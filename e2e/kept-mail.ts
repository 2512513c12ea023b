// The mails that a site without a mail server has kept as files, for tests of what visitors are told afterwards.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Every mail to `address` in the mailbox below `dataDirectory`. */
export async function mailsTo(dataDirectory: string, address: string): Promise<Email[]> {
  const folder = join(dataDirectory, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const file = await readFile(join(folder, name))
        // Many are kept, and to parse one with its PDF takes its time.
        return file.includes(address) ? [await PostalMime.parse(file)] : []
      }),
  )
  return mails.flat().filter(({ to }) => to?.some((receiver) => receiver.address === address))
}
