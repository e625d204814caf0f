import type { ComponentProps } from 'react'
import type { ActionContext } from '#db/action.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { contextNow, refusalText } from '#src/data/run-action.ts'
import { formatCount } from '#src/rules/format.ts'
import { Button } from '#src/ui/button.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { createStore, useStore } from '#src/ui/store.ts'
import { toast } from '#src/ui/toast.ts'
import { ControlRow } from './control-row.tsx'

interface Making {
  written: number
  /** 0 until the first rows are written. */
  count: number
}

// At module level, because it continues while the presenter navigates, and the sheet shows its progress.
const progress = createStore<Making | null>(null)
let control: AbortController | undefined

/**
 * Creates the large merchant and opens it, or resumes where it stopped. Resolves to whether it is complete; does
 * nothing while one is being created.
 */
async function startLargeMerchant(context: ActionContext): Promise<boolean> {
  if (progress.get()) return false
  control = new AbortController()
  const { signal } = control
  progress.set({ written: 0, count: 0 })
  try {
    const { makeLargeMerchant } = await import('#db/demo/make-large-merchant.ts')
    let isComplete = false
    await makeLargeMerchant(context, {
      signal,
      onProgress: (written, count) => {
        isComplete = written === count
        progress.set({ written, count })
      },
    })
    return isComplete
  } finally {
    progress.set(null)
  }
}

/** Stops after the current batch; rows already written stay. */
function stopLargeMerchant(): void {
  control?.abort()
}

// Rows already written stay, so that it can resume.
const noRoomLeft =
  'This device is out of space. The large merchant is incomplete. Reset removes it.'

/** Creates a business with 100,000 transactions, to show the same screens at that size. */
export function LargeMerchantControl({
  heading,
}: Pick<ComponentProps<typeof ControlRow>, 'heading'>) {
  const making = useStore(progress)
  const database = useOpenDatabase()
  const actor = useActor()

  async function make() {
    try {
      if (await startLargeMerchant(contextNow(await database(), actor)))
        toast.success('Large merchant created')
    } catch (error) {
      toast.error(isStorageFull(error) ? noRoomLeft : await refusalText(error))
    }
  }

  return (
    <ControlRow
      heading={heading}
      title="Large merchant"
      text="Shows every screen with 100,000 transactions. Reset removes it."
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={making ? stopLargeMerchant : () => void make()}
        >
          {making ? 'Stop' : 'Create'}
        </Button>
      }
    >
      {making && (
        <ProgressBar
          label={
            making.count === 0
              ? 'Starting'
              : `${formatCount(making.written)} of ${formatCount(making.count)} transactions`
          }
          value={making.written}
          total={making.count || 1}
        />
      )}
    </ControlRow>
  )
}
