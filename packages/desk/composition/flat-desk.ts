// The parts of a desk without their groups, for the organisers' pages, the door and the commands: each names the few that it uses.
import type { DeskParts } from './desk.ts'

export const flatDesk = ({ database, now, forms, sale, door, day, post, keeping, run }: DeskParts) => ({
  database,
  now,
  day,
  ...forms,
  ...sale,
  ...door,
  ...post,
  ...keeping,
  ...run,
})
