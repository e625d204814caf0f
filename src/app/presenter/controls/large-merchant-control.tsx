import type { ComponentProps } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ControlRow } from './control-row.tsx'
import { LargeMerchantProgress, useLargeMerchant } from './large-merchant.tsx'

/** Creates a business with 100,000 transactions, to show the same screens at that size. */
export function LargeMerchantControl({
  heading,
}: Pick<ComponentProps<typeof ControlRow>, 'heading'>) {
  const { making, make, stop } = useLargeMerchant()
  return (
    <ControlRow
      heading={heading}
      title="Large merchant"
      text="Shows every screen with 100,000 transactions. Reset removes it."
      action={
        <Button variant="secondary" size="sm" onClick={making ? stop : () => void make()}>
          {making ? 'Stop' : 'Create'}
        </Button>
      }
    >
      {making && <LargeMerchantProgress making={making} />}
    </ControlRow>
  )
}
