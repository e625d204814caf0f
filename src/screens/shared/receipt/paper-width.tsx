import { picklist } from 'valibot'
import { keptAs } from '#src/data/kept.ts'
import { keptKeys } from '#src/data/kept-keys.ts'
import { Segmented } from '#src/ui/segmented.tsx'

/** The widths of receipt paper, in millimetres; a printer leaves out its edges. */
const paperWidths = ['80', '58'] as const
export type PaperWidth = (typeof paperWidths)[number]

const chosen = keptAs<PaperWidth>(keptKeys.receiptPaper, picklist(paperWidths), () => '80', {
  as: 'text',
})

/** Returns the width of this device's receipt paper. */
export const receiptPaper = chosen.read

/** Returns the width of this device's receipt paper, live. */
export const useReceiptPaper = chosen.use

const options = paperWidths.map((value) => ({ value, label: `${value} mm` }))

/** Chooses the width of receipt paper, once for this device, in a merchant's settings: a customer has no such printer. */
export function PaperWidthChoice() {
  return (
    <Segmented
      label="Receipt width"
      options={options}
      value={useReceiptPaper()}
      onChange={chosen.choose}
    />
  )
}
