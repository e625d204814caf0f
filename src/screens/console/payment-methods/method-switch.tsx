import { useState } from 'react'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { countOf, shareText, formatWholeUsd } from '#src/rules/format.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { switchWords } from '../shared/method-actions.tsx'
import type { MethodListing } from '#db/payments/queries.ts'

/** The percentage of volume above which switching a method off asks. */
const asksAbove = 10

/** Says what switching a method off takes away (ADM-6). */
const lossText = ({ name, merchants = 0, volume, share }: MethodRow): string =>
  `${countOf(merchants, 'merchant')} ${merchants === 1 ? 'offers' : 'offer'} ${name}. Volume in the last 30 days: ${formatWholeUsd(volume)}, ${shareText(share)} of the total. Customers can’t choose ${name} until you enable it again.`

/** Enables and disables a method; asks before a large part of the volume goes. */
export function MethodSwitch({ row }: { row: MethodRow }) {
  const { id, name, enabled, share } = row
  const [asking, setAsking] = useState(false)
  // A snapshot: the text must not change while the dialog closes.
  const [asked, setAsked] = useState(row)
  const words = switchWords(name)
  const dryRun = useDryRun()
  const undo = useAction('setPaymentMethodEnabled', words)
  const set = useAction('setPaymentMethodEnabled', {
    ...words,
    offer: (after) => ({
      label: 'Undo',
      onClick: () => void undo.run({ id, enabled: !after.enabled }),
    }),
  })
  async function change(wanted: boolean) {
    if (wanted || share <= asksAbove) return set.run({ id, enabled: wanted })
    if (await dryRun(words.dryRun({ enabled: false }))) return
    setAsked(row)
    setAsking(true)
  }
  return (
    <>
      <Switch
        label={name}
        labelHidden
        checked={enabled}
        forbidden={set.forbidden}
        onChange={(wanted) => void change(wanted)}
      />
      <ConfirmAction
        open={asking}
        onClose={() => setAsking(false)}
        title={`Disable ${name}?`}
        text={lossText(asked)}
        confirmLabel="Disable"
        action={set}
        input={{ id, enabled: false }}
      />
    </>
  )
}

export interface MethodRow extends MethodListing {
  /** The number of merchants who take payments; undefined while loading. */
  merchants: number | undefined
}
