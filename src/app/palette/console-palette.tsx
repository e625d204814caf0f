import { Store, UserRound } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { isWaiting } from '#db/merchants/application-queries.ts'
import { getDirectory, type Directory } from '#db/merchants/queries.ts'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo, type PathId } from '#src/routes/paths.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { applicationActions } from '#src/screens/console/pending-merchants/application-actions.ts'
import { useDecisions } from '#src/screens/shared/applications/use-decisions.ts'
import {
  merchantActions,
  type MerchantDoers,
} from '#src/screens/shared/merchants/merchant-actions.ts'
import { MerchantDialogs } from '#src/screens/shared/merchants/merchant-dialogs.tsx'
import {
  useMerchantDoers,
  type MerchantDialog,
} from '#src/screens/shared/merchants/use-merchant-doers.ts'
import { consoleDetailsPath } from '#src/screens/shared/transactions/use-console-transaction-doers.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { actionsFor, type OfferedAction } from '#src/ui/list/row-actions.tsx'
import { useFollow } from '../keys/use-follow.ts'
import type { LedgerSide } from './ledger-findings.tsx'
import { PaletteSearch, type PaletteProps } from './palette-search.tsx'
import { inWords, lower, type Finding } from './search.ts'

/** Returns the functions behind the actions in the console's search. */
function useDoing(open: (dialog: MerchantDialog, id: string) => void): ConsoleDoers {
  const follow = useFollow()
  const { approve, reject } = useDecisions(undefined)
  return {
    merchants: useMerchantDoers(open),
    review: () => follow(pathTo('pending-merchants')),
    approve: (id) => void approve.run(id),
    reject: (id) => void reject.run({ id }),
  }
}

/** The search over the whole platform, with the actions on its results (spec §2 console). */
export function ConsolePalette({ open, ...props }: PaletteProps) {
  const [about, setAbout] = useState('')
  const [opened, setOpened] = useState<MerchantDialog | null>(null)
  const latest = useDoing((dialog, id) => {
    setAbout(id)
    setOpened(dialog)
  })
  const doing = useRef(latest)
  useEffect(() => {
    doing.current = latest
  })
  return (
    <>
      <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
        <ConsoleSearch {...props} doing={doing} />
      </Dialog>
      {about !== '' && (
        <MerchantActing about={about} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface Acting {
  about: string
  opened: MerchantDialog | null
  onClose: () => void
}

function MerchantActing(props: Acting) {
  return <MerchantDialogs merchants={useQuery(getDirectory)?.merchants} {...props} />
}

interface Props extends Omit<PaletteProps, 'open'> {
  doing: RefObject<ConsoleDoers>
}

export function ConsoleSearch({ doing, ...closes }: Props) {
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
    () => directory && consoleFindings(directory, () => doing.current),
    [directory, doing],
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

/** The functions behind a merchant's actions; only a pending merchant has a decision. */
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
    // Choosing the row itself opens its details.
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

/** The platform's businesses and people as search results. */
export const consoleFindings = (
  { merchants, admins, users }: Directory,
  doers: () => ConsoleDoers,
): Finding[] => [
  ...merchants.map((merchant) => merchantFinding(merchant, doers)),
  ...admins.map(personFinding('admin', 'admin-user')),
  ...users.map(personFinding('user', 'console-user')),
]
