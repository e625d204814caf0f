import { useMemo, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { getConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { getDirectory } from '#db/queries/get-directory.ts'
import { getAdminPersona } from '#db/queries/get-persona.ts'
import { useForbids } from '#src/data/forbids.ts'
import { useQuery } from '#src/data/use-query.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { consoleDetailsPath } from '#src/screens/shared/transactions/use-console-transaction-doers.ts'
import { useFollow } from '../keys/use-follow.ts'
import { consoleFindings, type ConsoleDoers } from './console-findings.tsx'
import { foundInLedger, type LedgerSide } from './ledger-findings.tsx'
import { deviceFindings } from './device-findings.tsx'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'
import { screenFindings } from './screen-findings.tsx'
import { useRecentTransactions } from './use-recent-transactions.ts'
import { useTyped } from './use-typed.ts'
import { useViewFindings } from './use-view-findings.ts'

interface Props extends Omit<PaletteProps, 'open'> {
  doing: RefObject<ConsoleDoers>
}

/** What is typed, and what it finds of the platform's. */
export function ConsoleSearch({ doing, onClose, onKeys }: Props) {
  const typing = useTyped()
  const { words } = typing
  const [here] = useLocation()
  const forbids = useForbids()
  const follow = useFollow()
  const source = useQuery(getConsoleLedger)
  const directory = useQuery(getDirectory)
  const owner = useQuery(getAdminPersona)?.id ?? ''
  const merchantNames = source?.merchantNames
  const side = useMemo<LedgerSide>(
    () => ({
      statuses: consoleStatuses,
      pathOf: ({ id }) => consoleDetailsPath(id),
      merchantOf: ({ merchantId }) => merchantNames?.get(merchantId),
    }),
    [merchantNames],
  )
  const view = useViewFindings()
  const rows = useMemo(
    () => directory && consoleFindings(directory, () => doing.current),
    [directory, doing],
  )
  const { recent, transactions } = useRecentTransactions(owner, side)
  const found = useMemo(
    () => source && foundInLedger(source.ledger, words, { merchantNames }, side),
    [source, words, merchantNames, side],
  )
  const screens = screenFindings('console', { forbids, follow, here })

  return (
    <PaletteBox
      {...typing}
      placeholder="Merchants, transactions, people, actions"
      findings={
        rows &&
        found && {
          all: [...view, ...screens, ...rows, ...deviceFindings(onKeys)],
          ledger: found,
          before: transactions,
        }
      }
      owner={owner}
      recent={recent}
      onClose={onClose}
    />
  )
}
