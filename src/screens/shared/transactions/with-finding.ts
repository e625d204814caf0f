import { loaded } from '#src/data/run-action.ts'

/** Reads what a list of transactions is made of, and loads meanwhile what finds in it. */
export const withFinding =
  <Database, Source extends object>(read: (db: Database) => Promise<Source>) =>
  async (db: Database) => {
    const [source, { findNarrowed }] = await Promise.all([
      read(db),
      loaded(import('./filters/find-narrowed.ts')),
    ])
    return { ...source, findNarrowed }
  }
