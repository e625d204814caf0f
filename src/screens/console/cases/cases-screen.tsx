import { ArrowLeft, FileSearch } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import * as v from 'valibot'
import { listCases, type CaseListing } from '#db/disputes/queries.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { formatCount } from '#src/rules/format.ts'
import { ListPage } from '#src/screens/shared/list/list-page.tsx'
import { consoleDetailsPath } from '#src/screens/shared/transactions/use-console-transaction-doers.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { oneOf, searchText } from '#src/ui/list/address.ts'
import { actionsFor } from '#src/ui/list/row-actions.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { overList } from '#src/ui/over-list.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useShown } from '#src/ui/use-shown.ts'
import { caseActions } from './case-actions.ts'
import { CaseCard, caseColumns } from './case-columns.tsx'

const ResolveDialog = lazyDialog(async () => (await import('./resolve-dialog.tsx')).ResolveDialog)

const tabs = [
  { id: 'open', label: 'Open' },
  { id: 'resolved', label: 'Resolved' },
] as const
const address = v.object({
  tab: oneOf(
    tabs.map(({ id }) => id),
    'open',
  ),
  q: searchText,
})

const isOpen = ({ status }: CaseListing) => status === 'open'
const isFound = ({ id, transactionId, merchant, payment }: CaseListing, wanted: string) =>
  [id, transactionId, merchant, payment?.customer ?? ''].some((text) =>
    text.toLowerCase().includes(wanted),
  )
const caseCard = (row: CaseListing) => <CaseCard row={row} />
const sheetOf = ({ id, merchant }: CaseListing) => ({ title: id, description: merchant })

/** Payments that were debited but not credited. */
export function CasesScreen() {
  const cases = useQuery(listCases)
  const { asked, ask, type } = useAddress(address)
  const [, navigate] = useLocation()
  const forbids = useForbids()
  const shown = useShown<string>()
  const [open, resolved] = useMemo(() => {
    const found = cases?.filter((row) => isFound(row, asked.q.trim().toLowerCase()))
    return [found?.filter(isOpen), found?.filter((row) => !isOpen(row))]
  }, [cases, asked.q])
  const rows = asked.tab === 'open' ? open : resolved
  const row = cases?.find(({ id }) => id === shown.of)
  const doers = {
    forbids,
    resolve: shown.show,
    viewPayment: (id: string) => whenLayersClosed(() => navigate(consoleDetailsPath(id))),
  }
  const openStatement = () =>
    whenLayersClosed(() =>
      navigate(pathTo('case-statement') + location.search, { state: overList }),
    )
  return (
    <>
      <ListPage
        title="Cases"
        description="Payments whose customer was debited while the merchant was not credited."
        actions={
          <>
            <ButtonLink
              variant="secondary"
              icon={<ArrowLeft aria-hidden />}
              to={pathTo('console-transactions')}
            >
              Transactions
            </ButtonLink>
            <Button variant="secondary" icon={<FileSearch aria-hidden />} onClick={openStatement}>
              Check statement
            </Button>
          </>
        }
        label="Cases"
        noun="case"
        rows={rows}
        rowKey={({ id }) => id}
        columns={caseColumns}
        card={caseCard}
        tabs={{
          label: 'Cases by state',
          value: asked.tab,
          onChange: (tab) => ask({ tab }),
          tabs: tabs.map((each) => ({
            ...each,
            ...(cases && {
              count: formatCount((each.id === 'open' ? open : resolved)?.length ?? 0),
            }),
          })),
        }}
        search={{
          label: 'Search cases',
          placeholder: 'Search ID, merchant or customer',
          text: asked.q,
          onType: type,
        }}
        nothing={
          asked.q.trim() !== '' && {
            title: 'No cases found',
            clear: 'Clear search',
            onClear: () => ask({ q: '' }),
          }
        }
        menu={{ actions: (each) => actionsFor(caseActions, each, doers), sheet: sheetOf }}
        empty={
          asked.tab === 'open'
            ? {
                title: 'No open cases',
                text: 'Open one from a failed or pending mobile money payment in Transactions, or from a provider’s statement.',
              }
            : { title: 'No resolved cases yet', text: 'What you resolve is kept here.' }
        }
      />
      {row && <ResolveDialog row={row} {...shown.layer} />}
    </>
  )
}
