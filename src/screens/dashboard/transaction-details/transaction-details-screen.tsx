import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { getTransaction } from '#db/queries/get-transaction.ts'
import { useMerchantQuery } from '#src/data/use-merchant-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useTransactionDoers } from '#src/screens/shared/transactions/use-transaction-doers.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { whenLayersClosed } from '#src/ui/use-back-to-close.ts'
import { DetailsButtons } from './details-buttons.tsx'
import { TransactionDetails } from './transaction-details.tsx'

const Surface = lazy(async () => ({
  default: (await import('#src/ui/dialog-surface.tsx')).DialogSurface,
}))
const RefundDialog = lazy(async () => ({
  default: (await import('#src/screens/shared/transactions/refund-dialog.tsx')).RefundDialog,
}))

/** How long the sheet takes to leave, in milliseconds. */
const leaving = 200

const cameFromList = () => {
  const state: unknown = history.state
  return state instanceof Object && 'overList' in state
}

/** One transaction, in a sheet over the list and at its own address (spec §2 Transactions: View Details). */
export function TransactionDetailsScreen() {
  const [path, navigate] = useLocation()
  // An address may end in a slash.
  const [id = ''] = path.split('/').filter(Boolean).slice(-1)
  const details = useMerchantQuery(
    async (db, merchantId) => {
      const found = await getTransaction(db, id)
      return found?.transaction.merchantId === merchantId ? found : null
    },
    [id],
  )
  const [open, setOpen] = useState(true)
  const [refund, setRefund] = useState<'never' | 'open' | 'shut'>('never')
  const doers = useTransactionDoers(() => setRefund('open'))
  const transaction = details?.transaction

  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => {
      whenLayersClosed(() => {
        if (cameFromList()) history.back()
        else navigate(pathTo('transactions') + location.search, { replace: true })
      })
    }, leaving)
    return () => clearTimeout(timer)
  }, [open, navigate])

  return (
    <Suspense>
      <Surface
        open={open}
        onClose={() => setOpen(false)}
        variant="drawer"
        title={id}
        description={transaction?.customer}
        footer={transaction && <DetailsButtons transaction={transaction} doers={doers} />}
      >
        {details === undefined ? (
          <SkeletonRows rows={5} label="Loading the transaction" />
        ) : details === null ? (
          <EmptyState
            level={3}
            art="none"
            title="No such transaction"
            text="This business has no transaction by that ID."
          />
        ) : (
          <TransactionDetails details={details} />
        )}
        {refund !== 'never' && (
          <Suspense>
            <RefundDialog id={id} open={refund === 'open'} onClose={() => setRefund('shut')} />
          </Suspense>
        )}
      </Surface>
    </Suspense>
  )
}
