import { expect, test } from 'vitest'
import { takeInheritedSocket } from './inherited-socket.ts'

test.each<[NodeJS.ProcessEnv, number | null]>([
  [{}, null],
  [{ LISTEN_PID: '70', LISTEN_FDS: '1', LISTEN_FDNAMES: 'site' }, 3],
  [{ LISTEN_PID: '71', LISTEN_FDS: '1' }, null],
  [{ LISTEN_PID: '70', LISTEN_FDS: '0' }, null],
  [{ LISTEN_PID: '70' }, null],
])('of %j the process 70 has the socket %j, and its children hear nothing of it', (environment, descriptor) => {
  expect(takeInheritedSocket(environment, 70)).toBe(descriptor)
  expect(environment).toEqual({})
})

test('more sockets than the site answers on are refused in one sentence', () => {
  expect(() => takeInheritedSocket({ LISTEN_PID: '70', LISTEN_FDS: '2' }, 70)).toThrow(
    'LISTEN_FDS: given "2"; allowed: 1, the socket on which the site listens.',
  )
})
