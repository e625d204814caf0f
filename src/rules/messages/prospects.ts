import { isolating } from '#db/text/typed-text.ts'

/** Messages about the presenter's prospects. */
export const prospectsMessages = isolating({
  added: (name: string) => `${name} added`,
  saved: (name: string) => `${name} saved`,
  deleted: (name: string) => `${name} deleted`,
  restored: (name: string) => `${name} restored`,
} as const)
