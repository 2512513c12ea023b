// The desk's settings, for the process that reads the environment.
export { decideDesk, demoSeller } from './settings/desk-config.ts'
export { deskTable } from './settings/desk-settings.ts'
