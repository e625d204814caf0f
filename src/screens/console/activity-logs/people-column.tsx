import type { ActivityLogEntry } from '#db/log/schemas.ts'
import { RankedCard } from '#src/screens/shared/list/ranked-card.tsx'
import { rankedNames } from '#src/screens/shared/list/ranked-names.ts'

/** Beside the log: who did most of what was found. */
export function PeopleColumn({ entries }: { entries: readonly ActivityLogEntry[] }) {
  const rows = rankedNames(entries.map(({ user }) => user)).slice(0, 10)
  return <RankedCard title="By person" note="Log lines" rows={rows} />
}
