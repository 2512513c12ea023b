// Thread that reads or matches one statement, and ends.
import { parentPort, workerData } from 'node:worker_threads'
import { type Job, jobs } from './statement-job.ts'

const { name, given } = workerData as Job
const run = jobs[name] as (...given: readonly unknown[]) => Promise<unknown>
parentPort?.postMessage(await run(...given))
