/** An entry's place in the log, which goes by numbers and not by clocks; NaN where the id is none of a log's. */
export const logNumber = (id: unknown): number =>
  typeof id === 'string' ? Number(/^A-(\d{1,9})$/.exec(id)?.[1] ?? Number.NaN) : Number.NaN

/** The id of an entry by its number: ids as text are out of order beyond 9999. */
export const logId = (number: number): string => `A-${String(number).padStart(4, '0')}`
