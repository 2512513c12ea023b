// Opens the desk, or a closed desk with the reason. If the reason is a disk fault, it reopens when the fault is gone.
import { prepareDataDirectory } from '@forum/ground/settings/data-directory.ts'
import { StorageFault } from '../storage/database.ts'
import { createClosedDesk, createDesk, type DeskOptions, type DeskParts } from './desk.ts'

/** Error codes of a disk that takes no writes. */
const diskFaults = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/**
 * Never throws. `readOnly`: why DATA_DIR is not writable; null: it is. Call the result each time the desk is asked: after a disk fault each round of
 * the closed desk tries to open it, and then the open one is returned.
 */
export async function openOrClosedDesk(options: DeskOptions, readOnly: string | null): Promise<() => DeskParts> {
  const { dataDirectory, log } = options
  const closed = (reason: string, mayPass: boolean) => {
    log.error({ reason }, 'the desk is closed: pages are served, nothing is sold and no form is accepted')
    return createClosedDesk({ ...options, ...(mayPass && { again }) }, reason)
  }
  const openNow = async () => {
    prepareDataDirectory(dataDirectory)
    return createDesk(options)
  }
  const again = async (isRunning: () => boolean) => {
    const opened = await openNow().catch(() => null)
    if (!opened) return
    // The process may have begun to shut down.
    if (!isRunning()) return opened[Symbol.asyncDispose]()
    desk.run.beginEnding()
    desk = opened
    log.info('the desk is open: its disk can be written to again')
    desk.run.start()
  }
  let desk =
    readOnly === null
      ? await createDesk(options).catch((error: Error) => closed(error.message, isOfDisk(error)))
      : closed(readOnly, true)
  return () => desk
}

function isOfDisk(error: NodeJS.ErrnoException): boolean {
  return error instanceof StorageFault ? !error.isLost : diskFaults.has(error.code ?? '')
}
