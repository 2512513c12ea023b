// First step of every command here, on any Node from 20: installs packages and the pinned Node, which the model's TypeScript needs. npm runs the next
// step on it. (sqlite3 follows at the first start, if used.)
import { command } from './service/fault.mjs'
import { install } from './service/install.mjs'

await command(() => install({ database: null, log: console.log }))
