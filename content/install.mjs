// Owns the first step of every command here, on any Node from 20 up: the packages, and with them the pinned Node, which alone reads
// the model's TypeScript. npm runs the step after this on it. (sqlite3 follows at the first start, where it is the database.)
import { command } from './service/fault.mjs'
import { install } from './service/install.mjs'

await command(() => install({ database: null, log: console.log }))
