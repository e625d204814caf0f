import {
  Download,
  Eye,
  Flag,
  Gavel,
  MessageCircle,
  RotateCw,
  SearchAlert,
  Store,
  Undo2,
} from 'lucide-react'
import { useCallback } from 'react'
import { listCasePayments, listHeldPayments } from '#db/disputes/queries.ts'
import { isChargedOnly, isDisputable, notACase } from '#db/disputes/rules.ts'
import { notRefundable } from '#db/payments/rules.ts'
import type { Transaction } from '#db/payments/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { loaded } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { hasReceipt } from '#src/rules/receipt.ts'
import type { ActionTools, RowAction } from '#src/screens/shared/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { overList } from '#src/ui/route-sheet.tsx'

const RefundDialog = lazyDialog(async () => (await import('./refund-dialog.tsx')).RefundDialog)
const OpenCaseDialog = lazyDialog(
  async () => (await import('#src/screens/shared/cases/open-case-dialog.tsx')).OpenCaseDialog,
)
const OpenDisputeDialog = lazyDialog(
  async () =>
    (await import('#src/screens/shared/disputes/open-dispute-dialog.tsx')).OpenDisputeDialog,
)

/** Returns the address of a transaction's details; `query` keeps the list's filters. */
export const detailsPath = (id: string, query = ''): string =>
  pathTo('transaction-details', { id }) + query

/** Returns the address of a transaction's details in the console; `query` keeps the list's filters. */
export const consoleDetailsPath = (id: string, query = ''): string =>
  pathTo('console-transaction', { id }) + query

const viewAt =
  (pathOf: typeof detailsPath) =>
  ({ id }: Pick<Transaction, 'id'>, { navigate }: ActionTools) =>
    whenLayersClosed(() => navigate(pathOf(id, location.search), { state: overList }))

const wouldView = ({ id }: Pick<Transaction, 'id'>) => transactionMessages.wouldViewDetails(id)

interface MaybeDisputed {
  /** An undecided dispute holds the payment, which can't be refunded meanwhile. */
  isDisputed: boolean
  /** It has a case already. */
  hasCase: boolean
}

/** Returns a function that adds to a row whether it is disputed and has a case, which count until they are known. */
export function useWithDispute() {
  const heldPayments = useQuery(listHeldPayments)
  const casePayments = useQuery(listCasePayments)
  return useCallback(
    <Row extends Pick<Transaction, 'id'>>(row: Row): Row & MaybeDisputed => ({
      ...row,
      isDisputed: heldPayments?.has(row.id) ?? true,
      hasCase: casePayments?.has(row.id) ?? true,
    }),
    [heldPayments, casePayments],
  )
}

const isRefundable = (row: Pick<Transaction, 'type' | 'status'> & MaybeDisputed) =>
  notRefundable(row, row.isDisputed) === null

/** A merchant's actions on a transaction (TXN-3). */
export const transactionActions: readonly RowAction<
  Pick<Transaction, 'id' | 'type' | 'status' | 'failureReason'> & MaybeDisputed,
  'view' | 'download' | 'whatsapp' | 'report' | 'retry' | 'refund'
>[] = [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    dryRun: wouldView,
    run: viewAt(detailsPath),
  },
  {
    id: 'download',
    label: 'Download Receipt',
    icon: Download,
    allowed: hasReceipt,
    dryRun: ({ id }) => transactionMessages.wouldDownloadReceipt(id),
    run: async ({ id }, { database }) => {
      const { handOverReceipt } = await loaded(
        import('#src/screens/shared/receipt/hand-over-receipt.ts'),
      )
      await handOverReceipt(database(), id)
    },
  },
  {
    id: 'whatsapp',
    label: 'Share by WhatsApp',
    icon: MessageCircle,
    action: 'shareByWhatsApp',
    allowed: hasReceipt,
    dryRun: () => appMessages.wouldShareByWhatsApp,
    run: async ({ id }, tools) => {
      const { shareByWhatsApp } = await loaded(import('#src/screens/shared/share-by-whatsapp.ts'))
      await shareByWhatsApp({ about: 'receipt', id }, tools)
    },
  },
  {
    id: 'report',
    label: 'Report this',
    icon: Flag,
    action: 'openCase',
    allowed: (row) => !row.hasCase && isChargedOnly(row, null),
    dialog: ({ id }, layer) => <OpenCaseDialog id={id} by="team" {...layer} />,
  },
  {
    id: 'retry',
    label: 'Retry Payment',
    icon: RotateCw,
    action: 'retryTransaction',
    // A pending payout waits for its bank.
    allowed: ({ status, type }) => status === 'pending' && type !== 'payout',
    run: async ({ id }, { run, database }) => {
      const retried = await run('retryTransaction', id, {
        success: (row) => transactionMessages.transactionProcessing(row.id),
        dryRun: transactionMessages.wouldRetry,
      })
      if (!retried) return
      const { tellOutcome } = await import('./tell-outcome.ts')
      tellOutcome(database(), id)
    },
  },
  {
    id: 'refund',
    label: 'Process Refund',
    icon: Undo2,
    action: 'refundTransaction',
    allowed: isRefundable,
    dryRun: ({ id }) => transactionMessages.wouldRefund(id),
    dialog: ({ id }, layer) => <RefundDialog id={id} by="team" {...layer} />,
  },
]

/** Staff actions on a transaction (TXN-3). */
export const consoleTransactionActions: readonly RowAction<
  Pick<Transaction, 'id' | 'merchantId' | 'type' | 'status' | 'paymentMethod'> & MaybeDisputed,
  'view' | 'narrow' | 'refund' | 'case' | 'dispute'
>[] = [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    dryRun: wouldView,
    run: viewAt(consoleDetailsPath),
  },
  {
    id: 'refund',
    label: 'Process Refund',
    icon: Undo2,
    action: 'refundTransaction',
    allowed: isRefundable,
    dryRun: ({ id }) => transactionMessages.wouldRefund(id),
    dialog: ({ id }, layer) => <RefundDialog id={id} by="staff" {...layer} />,
  },
  {
    id: 'narrow',
    label: 'Only this merchant',
    icon: Store,
    run: ({ merchantId }, { navigate }) =>
      whenLayersClosed(() => navigate(`${pathTo('console-transactions')}?merchant=${merchantId}`)),
  },
  {
    id: 'case',
    label: 'Open Case',
    icon: SearchAlert,
    action: 'openCase',
    allowed: (row) => notACase(row) === null,
    dialog: ({ id }, layer) => <OpenCaseDialog id={id} by="staff" {...layer} />,
  },
  {
    id: 'dispute',
    label: 'Open Dispute',
    icon: Gavel,
    action: 'openDispute',
    allowed: isDisputable,
    dialog: ({ id }, layer) => <OpenDisputeDialog id={id} {...layer} />,
  },
]
