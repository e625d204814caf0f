import type { ActionTools } from '#src/screens/shared/row-actions.tsx'

/** Returns tools for row actions that permit everything and do nothing. */
export const actionTools = (over: Partial<ActionTools> = {}): ActionTools => ({
  forbids: () => undefined,
  mayOpen: () => true,
  run: async () => undefined,
  show: () => {},
  dryRun: async () => false,
  database: () => {
    throw new Error('There is no database in this test.')
  },
  navigate: () => {},
  follow: () => {},
  ...over,
})
