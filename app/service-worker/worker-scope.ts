// The few names of a service worker's global scope that are used here: TypeScript knows either a window's or a worker's.

export type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerMessage = WorkerEvent & { data: unknown }

type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void
  skipWaiting(): Promise<void>
}

export const scope = self as unknown as WorkerScope
