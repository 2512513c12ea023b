// Socket activation: an inherited listening socket keeps visitors waiting while one process replaces another.

/** systemd's first socket follows standard input, output and error (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * Descriptor of the inherited socket for process `pid`; null: none. Removes the variables from `environment`, so that child processes ignore them.
 * Throws an Error with one sentence when there are several.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv = process.env, pid: number = process.pid): number | null {
  const { LISTEN_PID, LISTEN_FDS } = environment
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name]
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined || LISTEN_FDS === '0') return null
  if (LISTEN_FDS === '1') return firstDescriptor
  throw new Error(`LISTEN_FDS: given "${LISTEN_FDS}"; allowed: 1, the socket on which the site listens.`)
}
