// Checks the subject of a commit message, for scripts/hooks/commit-msg: `node scripts/check-subject.mjs <file of the message>`. Plain JavaScript for
// any Node from 20.
import { readFileSync } from 'node:fs'

/** Subjects that git writes itself. */
const ofGit = /^(?:Merge |Revert "|Reapply "|(?:fixup|squash|amend)! )/
const most = 60

const subject = readFileSync(process.argv[2], 'utf8').split('\n', 1)[0].trimEnd()
const [first] = subject.split(' ')
const length = [...subject].length
const isVerb = /^[A-Z][a-z]+$/.test(first) && !/^(?:The|An|This|(?!Embed)\w{2,}[^e]ed|\w{3,}ing)$/.test(first)
const faults = [
  length > most && `It has ${length} characters, at most ${most} are allowed: the reason goes below it, after an empty line.`,
  !isVerb && 'It begins with a verb in capital, as one gives an order: "Show …", "Mend …".',
  /#\d|§|\b(?:review|issue|finding|point)s?\W{1,3}\d/i.test(subject) &&
    'It names what changes, not the number of a review or an issue: who reads it does not have those.',
].filter(Boolean)

if (faults.length > 0 && !ofGit.test(subject)) {
  console.error(`The subject of the commit: ${subject}\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
  process.exit(1)
}
