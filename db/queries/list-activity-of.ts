import type { Part } from '../database.ts'
import type { ActivityLogEntry } from '../model/activity-log-entry.ts'
import type { Person } from '../model/person.ts'

type Known = Pick<Person, 'name' | 'email' | 'merchantId'>

/** Whether an entry tells of a person: they did it, or it was done to them. Another business may have their namesake. */
function isAbout(entry: ActivityLogEntry, { name, email, merchantId }: Known): boolean {
  if (merchantId !== null && entry.merchantId !== undefined && entry.merchantId !== merchantId)
    return false
  return entry.user === name || entry.target === name || entry.target.toLowerCase() === email
}

const most = 10

/** What the activity log has of a person, the newest first, at most ten. */
export async function listActivityOf(
  db: Part<'activityLog'>,
  person: Known,
): Promise<ActivityLogEntry[]> {
  const known = { ...person, email: person.email.toLowerCase() }
  return db.activityLog
    .orderBy('timestamp')
    .reverse()
    .filter((entry) => isAbout(entry, known))
    .limit(most)
    .toArray()
}
