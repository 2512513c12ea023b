/** "об 11:05", "о 12:25": the Ukrainian preposition goes by the hour as it is read aloud. `time`: `HH:MM`. */
export const atHour = (time: string): string => `${time.startsWith('11') ? 'об' : 'о'} ${time}`
