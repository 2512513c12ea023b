// Directus's own command line, without the question to the registry for a newer version that its `directus` binary
// asks first. Run it on the pinned Node with content/ as the working directory: `node run.mjs bootstrap`.
// Database, uploads and log hold what visitors sent: they are nobody else's to read.
process.umask(0o077)
await import('@directus/api/cli/run.js')
