import { Store, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { isWaiting } from '#db/merchants/application-queries.ts'
import { getDirectory, type Directory } from '#db/merchants/queries.ts'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { applicationActions } from '#src/screens/console/shared/application-actions.tsx'
import { merchantActions } from '#src/screens/shared/merchants/merchant-actions.tsx'
import { useRowActions, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { OfferedAction } from '#src/ui/menu.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { PaletteSearch, type PaletteProps } from './palette-search.tsx'
import { inWords, lower, type Finding } from './search.ts'

/** The search over the whole platform, with the actions on its results (NAV-5). */
export function ConsolePalette({ open, ...props }: PaletteProps) {
  // Here, because the search unmounts before a dialog opens.
  const actionsOf = useRowActions()
  return (
    <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
      <ConsoleSearch {...props} actionsOf={actionsOf} />
    </Dialog>
  )
}

interface Props extends Omit<PaletteProps, 'open'> {
  actionsOf: ActionsOf
}

export function ConsoleSearch({ actionsOf, ...closes }: Props) {
  const source = useQuery(getConsoleLedger)
  const directory = useQuery(getDirectory)
  const merchantNames = source?.merchantNames
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: consoleStatuses,
      pathOf: ({ id }) => consoleDetailsPath(id),
      merchantOf: ({ merchantId }) => merchantNames?.get(merchantId),
    }),
    [merchantNames],
  )
  const rows = useMemo(
    () => directory && consoleFindings(directory, actionsOf),
    [directory, actionsOf],
  )
  return (
    <PaletteSearch
      {...closes}
      area="console"
      placeholder="Merchants, transactions, people, actions"
      owner={useQuery(getAdminPersona)?.id ?? ''}
      rows={rows}
      ledger={source?.ledger}
      scope={useMemo(() => ({ merchantNames }), [merchantNames])}
      side={side}
    />
  )
}

type Merchant = Directory['merchants'][number]

function merchantActionsOf(merchant: Merchant, actionsOf: ActionsOf): OfferedAction[] {
  return [
    ...actionsOf(applicationActions, merchant),
    // Choosing the row itself opens its details.
    ...actionsOf(merchantActions, merchant, ['edit', 'reinstate', 'suspend']),
  ]
}

function merchantFinding(merchant: Merchant, actionsOf: ActionsOf): Finding {
  const { id, name, email, town, status } = merchant
  return {
    id: `merchant ${id}`,
    group: 'merchants',
    label: name,
    note: inWords(town, isWaiting(merchant) ? 'awaiting approval' : status),
    icon: <Store aria-hidden />,
    texts: lower(name, id, email, town),
    path: pathTo('merchant', { id }),
    actions: () => merchantActionsOf(merchant, actionsOf),
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

/** The platform's businesses and people as search results. */
export const consoleFindings = (
  { merchants, admins, users }: Directory,
  actionsOf: ActionsOf,
): Finding[] => [
  ...merchants.map((merchant) => merchantFinding(merchant, actionsOf)),
  ...admins.map(personFinding('admin', 'admin-user')),
  ...users.map(personFinding('user', 'console-user')),
]
