// Owns the difference between a fault that we expect, said in one sentence, and a defect of ours.

/** Something outside this code is not as it should be; `message` is a whole sentence for the person at the terminal. */
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
