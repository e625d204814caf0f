import { loaded } from '#src/data/run-action.ts'

/** Wraps a query so that the search code loads in parallel. */
export const withFinding =
  <Database, Source extends object>(read: (db: Database) => Promise<Source>) =>
  async (db: Database) => {
    const [source, { findNarrowed }] = await Promise.all([
      read(db),
      loaded(import('./filters/find-narrowed.ts')),
    ])
    return { ...source, findNarrowed }
  }
