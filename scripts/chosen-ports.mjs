// Ports of `npm start` and `npm run start:live`; refuses busy ones before anything is installed, on any Node from 20.
import { refuseBusyPort } from '../directus/service/directus.mjs'

export const sitePort = Number(process.env.PORT || 3000)
export const contentPort = Number(process.env.CONTENT_PORT || 8055)

/** @param {Record<string, number>} ports by the names of their settings. Throws a Fault that names the setting. */
export async function refuseBusyPorts(ports) {
  for (const [setting, port] of Object.entries(ports)) await refuseBusyPort(port, '127.0.0.1', setting)
}
