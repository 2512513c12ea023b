// The thread of the database, which ends with a fault of its own after a statement that says so.
import { parentPort } from 'node:worker_threads'
import './sqlite-thread.ts'
import type { Asked } from './sqlite-thread.ts'

parentPort?.on('message', ({ sql }: Asked) => {
  if (sql.includes('-- dies')) throw new Error('a fault of the thread')
})
