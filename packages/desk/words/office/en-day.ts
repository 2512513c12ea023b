// Words of the running day in English.
import type { dayActions as ukrainian } from './uk-day.ts'

export const dayActions: typeof ukrainian = {
  alertPressed: 'interrupted the forum: alert',
  pausePressed: 'paused the forum',
  drillPressed: 'began a drill',
  wentOn: 'went on with the forum',
  hallMoved: 'moved a hall’s programme',
  hallLate: 'noted that a hall runs late',
  dayPlanned: 'accepted a new plan of the day',
  dayUndone: 'undid a press of the day',
}
