// Owns the first step of every command here, on any Node from 20 up: the packages, and with them the pinned Node, which alone reads
// the model's TypeScript. npm runs the step after this on it.
import { command } from './service/fault.mjs'
import { install } from './service/install.mjs'
import { loadSettings } from './service/settings.mjs'

await command(() => install({ database: loadSettings({}).database, log: console.log }))
