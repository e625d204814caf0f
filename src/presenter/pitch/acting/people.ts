import type { Personas } from '#db/people/persona-queries.ts'
import type { AdminUser, TeamMember } from '#db/people/schemas.ts'
import { named } from '#db/text/typed-text.ts'
import { roleTexts } from '#src/rules/people.ts'
import { customerOf, type Persona, visitorPersona } from './use-switch.ts'

/** A person whom the demo can act as. */
export interface DemoPerson {
  persona: Persona
  name: string
  /** The business or the side that they belong to. */
  side: string
  role: string
  /** What acting as them shows. */
  text: string
  /** Can accept an invitation. */
  invited: boolean
  /** Why nobody can act as them. */
  forbidden?: string | undefined
}

const platform = 'Paid, the platform'
const outside = 'Outside'
const otherMerchants = 'Other merchants'

const staffTexts: Record<AdminUser['role'], string> = {
  'Super Admin': 'Approves merchants, sets fees and settings.',
  Admin: 'Approves merchants, views finances and logs.',
  'Support Admin': 'Approves merchants. Can’t see finances.',
  'Finance Admin': 'Views finances, decides disputes. Can’t approve merchants.',
}

type Status = TeamMember['status'] | AdminUser['status']

function barredBy(name: string, status: Status): string | undefined {
  if (status === 'active') return undefined
  return status === 'pending'
    ? `${name} hasn’t accepted the invitation yet.`
    : `${name}’s account is ${status}.`
}

/**
 * Lists everyone whom the demo can act as, by side. `pays` names what the customer pays next; undefined when nothing
 * can be paid.
 */
export function peopleOf(
  {
    teams,
    merchants,
    admins,
    payPath,
  }: Pick<Personas, 'teams' | 'merchants' | 'admins' | 'payPath'>,
  pays: string | undefined,
): DemoPerson[] {
  const known = { invited: false, side: outside }
  return [
    {
      ...known,
      persona: visitorPersona,
      name: 'Visitor',
      role: 'Not logged in',
      text: 'Browses the public site.',
    },
    {
      ...known,
      persona: customerOf(payPath),
      name: 'Customer',
      role: 'Payer',
      text: pays === undefined ? 'Pays a link or an invoice.' : `Pays ${pays}.`,
      forbidden: pays === undefined ? 'No active payment link. Create or activate one.' : undefined,
    },
    ...teams.flatMap(({ business, members }) =>
      members.map(({ id, name, role, status }) => ({
        persona: { as: 'member', id } as const,
        name,
        side: business,
        role,
        text: roleTexts[role],
        invited: status === 'pending',
        forbidden: barredBy(name, status),
      })),
    ),
    ...merchants.map(({ merchantId, business, name }) => ({
      persona: { as: 'merchant', id: merchantId } as const,
      name: business,
      side: otherMerchants,
      role: 'Merchant',
      text: named`${name} acts for the business.`,
      invited: false,
    })),
    ...admins.map(({ id, name, role, status }) => ({
      persona: { as: 'admin', id } as const,
      name,
      side: platform,
      role,
      text: staffTexts[role],
      invited: status === 'pending',
      forbidden: barredBy(name, status),
    })),
  ]
}

/** Returns the people who were acted as last, then those with whom a demo begins. */
export function lastPeople(
  people: readonly DemoPerson[],
  recent: readonly string[],
  { memberId, adminId, merchantId }: Pick<Personas, 'memberId' | 'adminId' | 'merchantId'>,
): DemoPerson[] {
  const ids = new Set([...recent, memberId ?? merchantId, 'customer', adminId])
  return [...ids]
    .flatMap((id) => people.find(({ persona }) => persona.id === id) ?? [])
    .filter(({ forbidden }) => forbidden === undefined)
    .slice(0, 3)
}
