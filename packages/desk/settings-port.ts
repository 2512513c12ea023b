// The desk's settings, for the process that reads the environment.
export { decideDesk, demoSeller } from '../desk-settings/desk-config.ts'
export { deskTable } from '../desk-settings/desk-settings.ts'
