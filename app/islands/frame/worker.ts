import { whenIdle, whenLoaded } from '../idle.ts'
import { registerWorker } from './register-worker.ts'

/** The service worker comes when the page is loaded and idle, in production only, where there are such workers. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenLoaded(() => whenIdle(() => void registerWorker()))
}
