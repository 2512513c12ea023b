// The desk of a site: a closed one where it cannot be opened, which opens by itself when what kept it closed was the disk, and passes.
import { prepareDataDirectory } from '../config/data-directory.ts'
import { StorageFault } from '../storage/database.ts'
import { createClosedDesk, createDesk, type DeskOptions, type DeskParts } from './desk.ts'

/** What the system says of a disk that takes nothing. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/**
 * Never throws. `readOnly`: why the DATA_DIR cannot be written to; null: it can. A desk that its disk keeps closed is tried again with each of
 * its rounds, and becomes the open one in its place: who holds it asks its properties anew each time.
 */
export async function openOrClosedDesk(options: DeskOptions, readOnly: string | null): Promise<DeskParts> {
  const { dataDirectory, log } = options
  const closed = (reason: string, mayPass: boolean) => {
    log.error({ reason }, 'the desk is closed: the site reads on, nothing is sold and no form is kept')
    return createClosedDesk({ ...options, ...(mayPass && { again }) }, reason)
  }
  const openNow = async () => {
    prepareDataDirectory(dataDirectory)
    return createDesk(options)
  }
  const again = async (isRunning: () => boolean) => {
    const opened = await openNow().catch(() => null)
    if (!opened) return
    // The process may have begun to end meanwhile.
    if (!isRunning()) return opened[Symbol.asyncDispose]()
    desk.beginEnding()
    Object.assign(desk, opened)
    log.info('the desk is open: its disk can be written to again')
    desk.start()
  }
  const desk =
    readOnly === null
      ? await createDesk(options).catch((error: Error) => closed(error.message, isOfDisk(error)))
      : closed(readOnly, true)
  return desk
}

function isOfDisk(error: NodeJS.ErrnoException): boolean {
  return error instanceof StorageFault ? !error.isLost : diskFaults.has(error.code ?? '')
}
