import { Store, UserRound } from 'lucide-react'
import type { Directory } from '#db/merchants/queries.ts'
import { isWaiting } from '#db/merchants/application-queries.ts'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { applicationActions } from '#src/screens/console/pending-merchants/application-actions.ts'
import {
  merchantActions,
  type MerchantDoers,
} from '#src/screens/shared/merchants/merchant-actions.ts'
import { actionsFor, type OfferedAction } from '#src/ui/list/row-actions.tsx'
import type { Finding } from './finding.ts'
import { inWords, lower } from './texts.ts'

type Merchant = Directory['merchants'][number]

/** What does the actions of a merchant; a decision is for one that waits for it. */
export interface ConsoleDoers {
  merchants: MerchantDoers
  review: () => void
  approve: (id: string) => void
  reject: (id: string) => void
}

function actionsOf(merchant: Merchant, doers: ConsoleDoers): OfferedAction[] {
  const { merchants, ...decides } = doers
  const { forbids } = merchants
  return [
    ...(isWaiting(merchant)
      ? actionsFor(applicationActions, merchant, { forbids, ...decides })
      : []),
    // The row itself is the way to its details.
    ...actionsFor(merchantActions, merchant, merchants, ['edit', 'reinstate', 'suspend']),
  ]
}

function merchantFinding(merchant: Merchant, doers: () => ConsoleDoers): Finding {
  const { id, name, email, town, status } = merchant
  return {
    id: `merchant ${id}`,
    group: 'merchants',
    label: name,
    note: inWords(town, isWaiting(merchant) ? 'waits for approval' : status),
    icon: <Store aria-hidden />,
    texts: lower(name, id, email, town),
    path: pathTo('merchant', { id }),
    actions: () => actionsOf(merchant, doers()),
  }
}

const personFinding =
  (kind: 'admin' | 'user', details: PathId) =>
  ({
    id,
    name,
    email,
    role,
  }: {
    id: string
    name: string
    email: string
    role: string
  }): Finding => ({
    id: `${kind} ${id}`,
    group: 'people',
    label: name,
    note: inWords(email, role.replaceAll('_', ' ')),
    icon: <UserRound aria-hidden />,
    texts: lower(name, email, id, role),
    path: pathTo(details, { id }),
  })

/** The platform's businesses and people. */
export const consoleFindings = (
  { merchants, admins, users }: Directory,
  doers: () => ConsoleDoers,
): Finding[] => [
  ...merchants.map((merchant) => merchantFinding(merchant, doers)),
  ...admins.map(personFinding('admin', 'admin-user')),
  ...users.map(personFinding('user', 'console-user')),
]
