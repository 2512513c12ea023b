// The parts of the service worker's global scope used here: TypeScript supports either window or worker types.

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerMessage = WorkerEvent & { data: unknown }

type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
  skipWaiting(): Promise<void>
}

export const scope = self as unknown as WorkerScope
