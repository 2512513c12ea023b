// A socket that outlives its processes, like socket activation of systemd: for tests, benchmarks and the deployment rehearsal.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

/** Node's internal handle: there is no public way to open a socket without accepting connections. */
type Handle = { fd: number; bind(address: string, port: number): number; getsockname(into: object): number; close(): void }

export type HeldSocket = {
  port: number
  /** Starts `command` with the socket as systemd does; stop it like any child process. */
  run(command: string, args: readonly string[], options?: SpawnOptions): ChildProcess
  close(): void
}

/** Opens a socket on loopback; `port` 0: any. It accepts connections from the first process on, and keeps them waiting between two processes. */
export function holdSocket(port = 0): HeldSocket {
  const { TCP, constants } = (process as unknown as { binding(name: string): never }).binding('tcp_wrap') as {
    TCP: new (type: number) => Handle
    constants: { SOCKET: number }
  }
  const handle = new TCP(constants.SOCKET)
  const failure = handle.bind('127.0.0.1', port)
  if (failure !== 0) throw new Error(`No socket can be opened on 127.0.0.1:${port} (${failure}).`)
  const name: { port?: number } = {}
  handle.getsockname(name)
  return {
    port: name.port ?? port,
    run(command, args, options = {}) {
      const { stdio = 'ignore', env = process.env } = options
      const [input, output, errors] = Array.isArray(stdio) ? stdio : [stdio, stdio, stdio]
      // `exec` keeps the shell's process id, as LISTEN_PID requires.
      return spawn('/bin/sh', ['-c', 'LISTEN_PID=$$ exec "$0" "$@"', command, ...args], {
        ...options,
        env: { ...env, LISTEN_FDS: '1' },
        stdio: [input, output, errors, handle.fd],
      })
    },
    close: () => handle.close(),
  }
}
