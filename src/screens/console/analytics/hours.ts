const clock = (hour: number): string =>
  `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'AM' : 'PM'}`

/** An hour of the day in words: `9 AM to 10 AM`. */
export const hourText = (hour: number): string => `${clock(hour)} to ${clock(hour + 1)}`
