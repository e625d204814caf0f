import type { Part } from '../database.ts'
import type { User } from '../model/people.ts'

/** The platform user with an e-mail address, in any case and with spaces around it or not; undefined for none. */
export async function findUser(db: Part<'users'>, email: string): Promise<User | undefined> {
  const wanted = email.trim().toLowerCase()
  const users = await db.users.toArray()
  return users.find((user) => user.email.toLowerCase() === wanted)
}
