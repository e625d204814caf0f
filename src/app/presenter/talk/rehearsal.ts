/** A rehearsal under way: when it and its current screen began, and the time of the screens before, in milliseconds. */
export interface Rehearsal {
  startedAt: number
  since: number
  times: Readonly<Record<string, number>>
}

export const beginRehearsal = (now: number): Rehearsal => ({
  startedAt: now,
  since: now,
  times: {},
})

/** Returns the times so far, with the screen that is shown. */
export const timesAt = ({ since, times }: Rehearsal, screen: string | null, now: number) =>
  screen === null ? times : { ...times, [screen]: (times[screen] ?? 0) + Math.max(now - since, 0) }

/** Returns the rehearsal once a screen has been left for another. */
export const leaveScreen = (rehearsal: Rehearsal, left: string | null, now: number): Rehearsal => ({
  ...rehearsal,
  since: now,
  times: timesAt(rehearsal, left, now),
})

/** Returns a time as minutes and seconds, such as 2:05. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(Math.max(milliseconds, 0) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
