import { useMemo, type RefObject } from 'react'
import { getConsoleLedger } from '#db/payments/ledger-queries.ts'
import { getDirectory } from '#db/merchants/queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { consoleStatuses } from '#src/rules/transactions.ts'
import { consoleDetailsPath } from '#src/screens/shared/transactions/use-console-transaction-doers.ts'
import { consoleFindings, type ConsoleDoers } from './console-findings.tsx'
import type { LedgerSide } from './ledger-findings.tsx'
import type { PaletteProps } from './palette-props.ts'
import { PaletteSearch } from './palette-search.tsx'

interface Props extends Omit<PaletteProps, 'open'> {
  doing: RefObject<ConsoleDoers>
}

/** The search over all that is the platform's. */
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
