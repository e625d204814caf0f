import { deviceStorage } from '#src/ui/browser-storage.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { createStore, useStore } from '#src/ui/store.ts'

/** The widths of receipt paper, in millimetres; a printer leaves out its edges. */
const paperWidths = ['80', '58'] as const
export type PaperWidth = (typeof paperWidths)[number]

const key = 'paid-receipt-paper'

const read = (): PaperWidth =>
  paperWidths.find((width) => width === deviceStorage.read(key)) ?? '80'

const chosen = createStore(read())

if (typeof addEventListener === 'function')
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) chosen.set(read())
  })

/** Returns the width of this device's receipt paper. */
export const receiptPaper = (): PaperWidth => chosen.get()

/** Returns the width of this device's receipt paper, live. */
export const useReceiptPaper = (): PaperWidth => useStore(chosen)

const options = paperWidths.map((value) => ({ value, label: `${value} mm` }))

/** Chooses the width of receipt paper, once for this device. */
export function PaperWidthChoice({ label = 'Receipt width' }) {
  return (
    <Segmented
      label={label}
      options={options}
      value={useReceiptPaper()}
      onChange={(width) => {
        deviceStorage.tryWrite(key, width)
        chosen.set(width)
      }}
    />
  )
}
