// Owns what systemd is told: that the service is set up and answers, where a unit waits for it (Type=notify).
import { spawnSync } from 'node:child_process'

/** Tells it once, by the tool that systemd brings; where nobody waits, nothing happens. */
export function tellReady() {
  if (!process.env.NOTIFY_SOCKET) return
  spawnSync('systemd-notify', ['--ready'], { stdio: ['ignore', 'inherit', 'inherit'] })
}
