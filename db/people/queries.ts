import type { MerchantId } from '../common.ts'
import type { Part } from '../database.ts'
import {
  type Person,
  personOf,
  type PersonRows,
  type SecondFactor,
  secondFactorOf,
  staffPermissionsOf,
} from './person.ts'
import { getSystemSettings } from '../settings/queries.ts'
import type { AdminUser, Role, TeamMember, User, UserGroup } from './schemas.ts'

/**
 * Returns the platform user with an e-mail address, ignoring case and surrounding spaces; undefined
 * for none.
 */
export async function findUser(db: Part<'users'>, email: string): Promise<User | undefined> {
  const wanted = email.trim().toLowerCase()
  const users = await db.users.toArray()
  return users.find((user) => user.email.toLowerCase() === wanted)
}

/** A person with the name of their business; null for the platform's own staff. */
export interface PersonListing extends Person {
  merchantName: string | null
  secondFactor: SecondFactor
}

const addressOf = ({ email }: { email: string }) => email.trim().toLowerCase()

/** Lists every person in the people tables once, by name. */
async function allPeople(db: Part<'users' | 'adminUsers' | 'teamMembers'>): Promise<Person[]> {
  const [users, admins, members] = await Promise.all([
    db.users.toArray(),
    db.adminUsers.toArray(),
    db.teamMembers.toArray(),
  ])
  const byAddress = new Map<string, PersonRows>()
  const rowsAt = (row: { email: string }) => {
    const rows = byAddress.get(addressOf(row)) ?? {}
    byAddress.set(addressOf(row), rows)
    return rows
  }
  for (const user of users) rowsAt(user).user ??= user
  for (const admin of admins) rowsAt(admin).admin ??= admin
  for (const member of members) {
    const rows = rowsAt(member)
    // A person invited to another team still belongs to their own.
    if (!rows.member || rows.user?.merchantId === member.merchantId) rows.member = member
  }
  return [...byAddress.values()]
    .map(personOf)
    .filter((person) => person !== null)
    .sort((one, other) => one.name.localeCompare(other.name))
}

/**
 * Lists everyone on the platform by name: users, staff and teams, each person once (ADM-4).
 */
export async function listPeople(
  db: Part<'users' | 'adminUsers' | 'teamMembers' | 'merchants' | 'accounts' | 'systemSettings'>,
): Promise<PersonListing[]> {
  const [people, merchants, accounts, settings] = await Promise.all([
    allPeople(db),
    db.merchants.toArray(),
    db.accounts.toArray(),
    getSystemSettings(db),
  ])
  const names = new Map(merchants.map(({ id, name }) => [id, name]))
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  return people.map((person) => ({
    ...person,
    merchantName: person.merchantId && (names.get(person.merchantId) ?? person.merchantId),
    secondFactor: secondFactorOf(accountOf.get(person.id), person.admin !== undefined, settings),
  }))
}

/** Returns the person with an e-mail address, ignoring case; undefined for none. */
export async function findPerson(
  db: Part<'users' | 'adminUsers' | 'teamMembers'>,
  email: string,
): Promise<Person | undefined> {
  const wanted = addressOf({ email })
  return (await allPeople(db)).find(({ id }) => id === wanted)
}

export interface RoleListing extends Role {
  userCount: number
}

/** Lists the platform's staff roles in their order, each with its number of people (ROLE-1). */
export async function listRoles(db: Part<'roles' | 'adminUsers'>): Promise<RoleListing[]> {
  const [roles, admins] = await Promise.all([db.roles.toArray(), db.adminUsers.toArray()])
  return roles.map((role) => ({
    ...role,
    userCount: admins.filter((admin) => admin.role === role.name).length,
  }))
}

/** Lists the active staff who manage merchants, by name: they can handle applications. */
export async function listReviewers(db: Part<'roles' | 'adminUsers'>): Promise<AdminUser[]> {
  const [roles, admins] = await Promise.all([db.roles.toArray(), db.adminUsers.toArray()])
  return admins
    .filter(
      ({ role, status }) =>
        status === 'active' && staffPermissionsOf(role, roles).includes('merchant_management'),
    )
    .sort((one, other) => one.name.localeCompare(other.name))
}

export interface Team {
  members: TeamMember[]
  groups: UserGroup[]
}

/** Returns a merchant's team members and groups. */
export async function listTeam(
  db: Part<'teamMembers' | 'userGroups'>,
  merchantId: MerchantId,
): Promise<Team> {
  const [members, groups] = await Promise.all([
    db.teamMembers.where('merchantId').equals(merchantId).toArray(),
    db.userGroups.where('merchantId').equals(merchantId).toArray(),
  ])
  return { members, groups: groups.sort((one, other) => one.name.localeCompare(other.name)) }
}
