// A database thread that crashes after a special statement.
import { parentPort } from 'node:worker_threads'
import './sqlite-thread.ts'
import type { Question } from './sqlite-thread.ts'

parentPort?.on('message', ({ sql }: Question) => {
  if (sql.includes('-- dies')) throw new Error('a fault of the thread')
})
