import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { getConsoleLedger } from '#db/queries/get-console-ledger.ts'
import { getDirectory } from '#db/queries/get-directory.ts'
import { getAdminPersona } from '#db/queries/get-persona.ts'
import { useForbids } from '#src/data/forbids.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useFollow } from '../keys/use-follow.ts'
import { consoleFindings } from './console-findings.tsx'
import { foundInLedger, type LedgerSide } from './ledger-findings.tsx'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'
import { screenFindings } from './screen-findings.tsx'
import { searchIn } from './texts.ts'
import { useRecentTransactions } from './use-recent-transactions.ts'
import { useTyped } from './use-typed.ts'
import { useViewFindings } from './use-view-findings.ts'

/** What is typed, and what it finds of the platform's. */
export function ConsoleSearch({ onClose, onKeys }: Omit<PaletteProps, 'open'>) {
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
      pathOf: ({ id }) => searchIn(pathTo('console-transactions'), id),
      merchantOf: ({ merchantId }) => merchantNames?.get(merchantId),
    }),
    [merchantNames],
  )
  const view = useViewFindings()
  const rows = useMemo(() => directory && consoleFindings(directory), [directory])
  const { recent, transactions } = useRecentTransactions(owner, side)
  const found = useMemo(
    () => source && foundInLedger(source.ledger, words, { merchantNames }, side),
    [source, words, merchantNames, side],
  )
  const screens = screenFindings('console', { forbids, follow, here }, onKeys)

  return (
    <PaletteBox
      {...typing}
      placeholder="Merchants, transactions, people, actions"
      findings={
        rows &&
        found && { all: [...view, ...screens, ...rows], ledger: found, before: transactions }
      }
      owner={owner}
      recent={recent}
      onClose={onClose}
    />
  )
}
