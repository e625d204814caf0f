import { CircleX, Eye, FileText, MessageCircle, Table } from 'lucide-react'
import { currentDate } from '#db/clock.ts'
import type { PayoutListing } from '#db/payouts/queries.ts'
import { formatMoney } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { loaded } from '#src/data/run-action.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'
import type { ActionTools, RowAction } from '#src/screens/shared/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { overList } from '#src/ui/route-sheet.tsx'
import type { StatementFormat } from './statement-files.ts'

type Row = Pick<PayoutListing, 'id' | 'transactionId' | 'status'>

/** A payout entered by hand is only a transaction. */
const hasDetails = ({ id, transactionId }: Pick<Row, 'id' | 'transactionId'>) =>
  id !== transactionId

/** Returns the address of a payout's details, or of its transaction if it is only that. */
export const payoutPath = (row: Pick<Row, 'id' | 'transactionId'>): string =>
  pathTo(hasDetails(row) ? 'payout-details' : 'transaction-details', { id: row.id })

const download =
  (format: StatementFormat) =>
  async ({ id }: Row, { database }: ActionTools) => {
    const { handOverStatement } = await loaded(import('./statement-files.ts'))
    await handOverStatement(database(), id, format)
  }

/** Actions on a payout (OUT-2). */
export const payoutRowActions: readonly RowAction<
  Row,
  'view' | 'pdf' | 'csv' | 'whatsapp' | 'cancel'
>[] = [
  {
    id: 'view',
    label: 'View Details',
    icon: Eye,
    dryRun: ({ id }) => payoutMessages.wouldView(id),
    run: (row, { navigate }) =>
      whenLayersClosed(() =>
        navigate(payoutPath(row) + location.search, hasDetails(row) ? { state: overList } : {}),
      ),
  },
  {
    id: 'pdf',
    label: 'Statement (PDF)',
    icon: FileText,
    allowed: hasDetails,
    dryRun: ({ id }) => payoutMessages.wouldDownload(id),
    run: download('pdf'),
  },
  {
    id: 'csv',
    label: 'Statement (CSV)',
    icon: Table,
    allowed: hasDetails,
    dryRun: ({ id }) => payoutMessages.wouldDownload(id),
    run: download('csv'),
  },
  {
    id: 'whatsapp',
    label: 'Share by WhatsApp',
    icon: MessageCircle,
    action: 'shareByWhatsApp',
    allowed: (row) => hasDetails(row) && row.status !== 'cancelled',
    dryRun: () => appMessages.wouldShareByWhatsApp,
    run: async ({ id }, tools) => {
      const { shareByWhatsApp } = await loaded(import('#src/screens/shared/share-by-whatsapp.ts'))
      await shareByWhatsApp({ about: 'payout', id }, tools)
    },
  },
  {
    id: 'cancel',
    label: 'Cancel Payout',
    icon: CircleX,
    danger: true,
    action: 'cancelPayout',
    allowed: ({ status }) => status === 'pending',
    run: (row, { run }) =>
      run('cancelPayout', row.id, {
        success: ({ id, amount, currency }) =>
          payoutMessages.cancelled(id, formatMoney(amount, currency)),
        setback: () => true,
        dryRun: payoutMessages.wouldCancel,
        shows: (id) => {
          const change = { status: 'cancelled' as const, endedAt: currentDate().toISOString() }
          return [{ table: 'payouts', id, change }]
        },
      }),
  },
]
