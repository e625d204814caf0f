import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Ledger } from '#db/ledger/load-ledger.ts'
import type { WordSearch } from '#db/search-queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useFollow } from '../keys/use-follow.ts'
import { deviceFindings } from './device-findings.tsx'
import type { Finding } from './finding.ts'
import { foundInLedger, type LedgerSide } from './ledger-findings.tsx'
import { PaletteBox } from './palette-box.tsx'
import type { PaletteProps } from './palette-props.ts'
import { screenFindings } from './screen-findings.tsx'
import { useRecentTransactions } from './use-recent-transactions.ts'
import { useTyped } from './use-typed.ts'
import { useViewFindings } from './use-view-findings.ts'

interface Props extends Omit<PaletteProps, 'open'> {
  area: 'dashboard' | 'console'
  placeholder: string
  /** Who searches: the recent ones are theirs. */
  owner: string
  /** The area's rows; undefined until all are read. */
  rows: readonly Finding[] | undefined
  /** The payments that are searched, and of whom; undefined until they are read. */
  ledger: Ledger | undefined
  /** The same from one drawing to the next. */
  scope: Pick<WordSearch, 'merchantId' | 'merchantNames'>
  side: LedgerSide
}

/** What is typed, and what it finds of one side of the product, of its screens and of the device. */
export function PaletteSearch({ area, rows, ledger, scope, side, onKeys, ...box }: Props) {
  const typing = useTyped()
  const { words } = typing
  const [here] = useLocation()
  const forbids = useForbids()
  const follow = useFollow()
  const view = useViewFindings()
  const { recent, transactions } = useRecentTransactions(box.owner, side)
  const found = useMemo(
    () => ledger && foundInLedger(ledger, words, scope, side),
    [ledger, words, scope, side],
  )
  const screens = screenFindings(area, { forbids, follow, here })
  return (
    <PaletteBox
      {...typing}
      {...box}
      recent={recent}
      findings={
        rows &&
        found && {
          all: [...view, ...screens, ...rows, ...deviceFindings(onKeys)],
          ledger: found,
          before: transactions,
        }
      }
    />
  )
}
