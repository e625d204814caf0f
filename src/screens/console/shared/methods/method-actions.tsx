import { addDays } from 'date-fns/addDays'
import { ArrowLeftRight, CircleCheck, Power, TriangleAlert } from 'lucide-react'
import { currentDate } from '#db/clock.ts'
import { dayText } from '#db/days.ts'
import type { PaymentMethod } from '#db/payments/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { platformMessages } from '#src/rules/messages/platform.ts'
import { LiveRow, type RowAction } from '#src/screens/shared/row-actions.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const IncidentDialog = lazyDialog(
  async () => (await import('./incident-dialog.tsx')).IncidentDialog,
)

type Method = Pick<PaymentMethod, 'id' | 'name' | 'enabled' | 'incident'>

/** What enabling and disabling a method says, and shows before it is written. */
export const switchWords = (name: string) => ({
  success: (row: PaymentMethod) =>
    (row.enabled ? platformMessages.methodEnabled : platformMessages.methodDisabled)(row.name),
  setback: (row: PaymentMethod) => !row.enabled,
  shows: ({ id, enabled }: Pick<PaymentMethod, 'id' | 'enabled'>) => [
    { table: 'paymentMethods' as const, id, change: { enabled } },
  ],
  dryRun: ({ enabled }: Pick<PaymentMethod, 'enabled'>) =>
    (enabled ? platformMessages.wouldEnable : platformMessages.wouldDisable)(name),
})

/** Actions on a payment method (ADM-6). */
export const methodActions: readonly RowAction<Method, 'view' | 'end' | 'report' | 'enable'>[] = [
  {
    id: 'view',
    label: 'View Transactions',
    icon: ArrowLeftRight,
    opens: 'console-transactions',
    run: ({ id }, { navigate }) => {
      const today = currentDate()
      const days = new URLSearchParams({
        method: id,
        date: 'custom',
        from: dayText(addDays(today, -29)),
        to: dayText(today),
      })
      whenLayersClosed(() => navigate(`${pathTo('console-transactions')}?${days.toString()}`))
    },
  },
  {
    id: 'report',
    label: ({ incident }) => (incident ? 'Edit Incident' : 'Report Incident'),
    icon: TriangleAlert,
    action: 'reportIncident',
    dialog: (row, layer) => (
      <LiveRow row={row} read={(db) => db.paymentMethods.get(row.id)}>
        {(method) => <IncidentDialog method={method} {...layer} />}
      </LiveRow>
    ),
  },
  {
    id: 'end',
    label: 'End Incident',
    icon: CircleCheck,
    action: 'endIncident',
    allowed: ({ incident }) => incident !== undefined,
    run: ({ id, name }, { run }) =>
      run(
        'endIncident',
        { id },
        {
          success: (row) => platformMessages.incidentEnded(row.name),
          dryRun: platformMessages.wouldEndIncident(name),
          shows: () => [{ table: 'paymentMethods', id, change: { incident: undefined } }],
        },
      ),
  },
  {
    id: 'enable',
    label: 'Enable',
    icon: Power,
    action: 'setPaymentMethodEnabled',
    allowed: ({ enabled }) => !enabled,
    run: ({ id, name }, { run }) =>
      run('setPaymentMethodEnabled', { id, enabled: true }, switchWords(name)),
  },
]
