import type { ActionTools } from '#src/screens/shared/row-actions.tsx'

/** Tools of row actions with which everything is permitted and nothing is done. */
export const actionTools = (over: Partial<ActionTools> = {}): ActionTools => ({
  forbids: () => undefined,
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
