// Tells systemd that the service is ready (Type=notify).
import { spawnSync } from 'node:child_process'

/** Through systemd-notify; without systemd nothing happens. */
export function tellReady() {
  if (!process.env.NOTIFY_SOCKET) return
  spawnSync('systemd-notify', ['--ready'], { stdio: ['ignore', 'inherit', 'inherit'] })
}
