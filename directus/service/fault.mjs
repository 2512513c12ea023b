// Expected errors, with one sentence for the terminal.

/** An external error; `message` is a whole sentence. */
export class Fault extends Error {
  name = 'Fault'
}

/** Runs a command; a fault ends it with one line and exit code 1, anything else with its stack. */
export async function command(run) {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Fault ? error.message : error)
    process.exit(1)
  }
}
