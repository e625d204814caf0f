import { Store, UserRound } from 'lucide-react'
import { useMemo } from 'react'
import { currentTime } from '#db/clock.ts'
import { isSubmitted, isWaiting } from '#db/merchants/rules.ts'
import { getDirectory } from '#db/merchants/queries.ts'
import { byReviewClock } from '#db/merchants/review-target.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { useMayOpen } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#routes/paths.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { applicationActions } from '#src/screens/console/shared/applications/application-actions.tsx'
import { adminActions, userActions } from '#src/screens/console/shared/people/person-actions.tsx'
import {
  idsOf,
  isStaff,
  type PersonRow,
  roleText,
  usePeople,
} from '#src/screens/console/shared/people/person-columns.tsx'
import { merchantRowActions } from '#src/screens/shared/merchants/merchant-actions.tsx'
import { useRowActions, type ActionsOf } from '#src/screens/shared/row-actions.tsx'
import {
  consoleDetailsPath,
  consoleTransactionActions,
  useWithDispute,
} from '#src/screens/shared/transactions/transaction-actions.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { OfferedAction } from '#src/ui/menu-items.tsx'
import { useDemoFindings } from './demo-findings.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import { PaletteSearch, type PaletteProps } from './palette-search.tsx'
import { inWords, searched, type Finding } from './search.ts'

/** The search over the whole platform, with the actions on its results (NAV-5). */
export function ConsolePalette({ open, ...props }: PaletteProps) {
  // Here, because the search unmounts before a dialog opens.
  const actionsOf = useRowActions()
  const demo = useDemoFindings()
  return (
    <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
      <ConsoleSearch {...props} actionsOf={actionsOf} demo={demo} />
    </Dialog>
  )
}

interface Props extends Omit<PaletteProps, 'open'> {
  actionsOf: ActionsOf
  demo: readonly Finding[]
}

function ConsoleSearch({ actionsOf, demo, ...closes }: Props) {
  const source = useQuery(getConsoleLedger)
  const merchants = useQuery(getDirectory)
  const people = usePeople()
  const merchantNames = source?.merchantNames
  const withDispute = useWithDispute()
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: consoleStatuses,
      pathOf: ({ id }) => consoleDetailsPath(id),
      merchantOf: ({ merchantId }) => merchantNames?.get(merchantId),
      // Choosing the row itself opens its details.
      actionsOf: (row) =>
        actionsOf(consoleTransactionActions, withDispute(row), ['refund', 'case', 'dispute']),
    }),
    [merchantNames, actionsOf, withDispute],
  )
  const mayOpen = useMayOpen()
  const rows = useMemo(
    () =>
      merchants &&
      people &&
      consoleFindings(
        mayOpen('merchants') ? merchants : [],
        mayOpen('console-users') ? people : [],
        actionsOf,
      ),
    [merchants, people, actionsOf, mayOpen],
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
      demo={demo}
    />
  )
}

function merchantActionsOf(merchant: Merchant, actionsOf: ActionsOf): OfferedAction[] {
  return [
    ...actionsOf(applicationActions, merchant),
    // Choosing the row itself opens its details.
    ...actionsOf(merchantRowActions, merchant, ['edit', 'reinstate', 'suspend']),
  ]
}

function merchantFinding(merchant: Merchant, actionsOf: ActionsOf): Finding {
  const { id, name, email, town, status } = merchant
  return {
    id: `merchant ${id}`,
    group: 'merchants',
    label: name,
    note: inWords(
      town,
      isWaiting(merchant)
        ? 'awaiting approval'
        : isSubmitted(merchant)
          ? status
          : 'application not submitted',
    ),
    icon: <Store aria-hidden />,
    texts: searched(name, id, email, town),
    path: pathTo('merchant', { id }),
    actions: () => merchantActionsOf(merchant, actionsOf),
  }
}

/** The person's actions in the list that their details open over. */
const personActions = (person: PersonRow) => (isStaff(person) ? adminActions : userActions)

function personFinding(person: PersonRow, actionsOf: ActionsOf): Finding {
  const { name, email, admin } = person
  const [id = ''] = admin ? [admin.id] : idsOf(person)
  return {
    id: `person ${id}`,
    group: 'people',
    label: name,
    note: inWords(email, roleText(person), person.merchantName),
    icon: <UserRound aria-hidden />,
    texts: searched(name, email, id, roleText(person)),
    path: pathTo(isStaff(person) ? 'admin-user' : 'console-user', { id }),
    // Choosing the row itself opens its details.
    actions: () => actionsOf(personActions(person), person).filter((each) => each.id !== 'view'),
  }
}

/** The application that is due first, to be approved without looking for it. */
function nextFinding(merchants: readonly Merchant[], actionsOf: ActionsOf): Finding[] {
  const [next] = merchants.filter(isWaiting).sort(byReviewClock(currentTime()))
  const [approve] = next ? actionsOf(applicationActions, next, ['approve']) : []
  if (!next || !approve) return []
  return [
    {
      id: 'approve-next',
      group: 'actions',
      label: 'Approve the next application',
      note: next.name,
      icon: approve.icon,
      forbidden: approve.forbidden,
      texts: ['approve the next application', 'approve next'],
      run: approve.onSelect,
    },
  ]
}

/** The platform's businesses and people as search results. */
export const consoleFindings = (
  merchants: readonly Merchant[],
  people: readonly PersonRow[],
  actionsOf: ActionsOf,
): Finding[] => [
  ...nextFinding(merchants, actionsOf),
  ...merchants.map((merchant) => merchantFinding(merchant, actionsOf)),
  ...people.map((person) => personFinding(person, actionsOf)),
]
