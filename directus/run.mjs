// Directus's command line without its update check. Run it on the pinned Node in directus/: `node run.mjs bootstrap`. Files with personal data are
// readable by their owner only.
process.umask(0o077)
await import('@directus/api/cli/run.js')
