/** The shortest that each may be, in characters (spec §9). */
export const shortest = { password: 6, name: 2, phone: 10 } as const

/** The longest that is kept of each, in characters: the fields take no more. */
export const longest = { password: 200, name: 80, phone: 40, email: 200, text: 2_000 } as const

/** What is said where more is typed than is kept. */
export const atMost = (most: number): string =>
  `Use at most ${most.toLocaleString('en-US')} characters`
