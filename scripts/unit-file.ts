// Reads the commands of deploy/systemd units, with other paths.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(dirname(import.meta.dirname), 'deploy', 'systemd')

export type Unit = {
  /** What it starts, one after another, as words. */
  commands: string[][]
  environment: Record<string, string>
  directory: string
}

/** `places`: a server's paths and their replacements. */
export function readUnit(name: string, places: Readonly<Record<string, string>>): Unit {
  let text = readFileSync(join(folder, name), 'utf8')
  for (const [there, here] of Object.entries(places)) text = text.replaceAll(there, here)
  const values = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  return {
    commands: values('ExecStart').map((command) => command.split(' ')),
    environment: Object.fromEntries(values('Environment').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2)))),
    directory: values('WorkingDirectory')[0] ?? '/',
  }
}

/** The settings of an environment file that are given a value there. */
export function readEnvironmentFile(path: string): Record<string, string> {
  const lines = readFileSync(path, 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=(.+)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}
