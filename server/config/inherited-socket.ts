// The listening socket that whoever starts the process may hand over, so that visitors wait in it while one process makes room for the next.

/** Where systemd's protocol puts the first socket: behind standard input, output and error (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * The descriptor of the listening socket that was handed over to the process `pid`; null: none was. Takes the names of the protocol out of
 * `environment`, so that no child believes that they mean it. Throws an Error with one sentence when several sockets were handed over.
 */
export function takeInheritedSocket(environment: NodeJS.ProcessEnv = process.env, pid: number = process.pid): number | null {
  const { LISTEN_PID, LISTEN_FDS } = environment
  for (const name of ['LISTEN_PID', 'LISTEN_FDS', 'LISTEN_FDNAMES']) delete environment[name]
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined || LISTEN_FDS === '0') return null
  if (LISTEN_FDS === '1') return firstDescriptor
  throw new Error(`LISTEN_FDS: given "${LISTEN_FDS}"; allowed: 1, the one socket on which the site answers.`)
}
