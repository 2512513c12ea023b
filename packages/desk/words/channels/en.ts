// Words for the forum's own channels in English.
import type { channels as ukrainian } from './uk.ts'

export const channels: typeof ukrainian = {
  alert: (since, halls) =>
    `The forum has been interrupted since ${since}${halls && ` (${halls})`}: air-raid alert. Please go to the shelter and stay there until the all-clear. Your ticket stays valid.`,
  pause: (since, halls) =>
    `The forum has been interrupted since ${since}${halls && ` (${halls})`}. We will say soon when it goes on. Your ticket stays valid.`,
  resumes: (at) => `We go on at ${at}.`,
  goesOn: 'The forum goes on. The programme may have moved: see it on the site.',
  site: (address) => `What is on now: ${address}`,
}
