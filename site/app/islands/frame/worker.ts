import { whenIdle, whenLoaded } from '../idle.ts'
import { registerWorker } from './register-worker.ts'

/** Starts the service worker when the page is loaded and idle; only in production, and if the browser supports it. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  whenLoaded(() => whenIdle(() => void registerWorker()))
}
