import type { ComponentProps } from 'react'
import type { ActionContext } from '#db/action.ts'
import { isStorageFull } from '#db/is-storage-full.ts'
import { formatCount } from '#db/text/format.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { contextNow, refusalText } from '#src/data/run-action.ts'
import { controlMessages } from '#src/rules/messages/demo.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { createStore, useStore } from '#src/ui/store.ts'
import { toast } from '#src/ui/toast.ts'
import { isTestInTheWay } from '../snapshots/replace-demo.ts'
import { useUnlessTest } from '../snapshots/use-unless-test.ts'
import { ControlRow } from '../../shared/control-row.tsx'

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
 * nothing while one is being created or a test runs.
 */
async function startLargeMerchant(context: ActionContext): Promise<boolean> {
  if ((await isTestInTheWay()) || progress.get()) return false
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

/** Returns the progress of the large merchant, and how to create and stop it; `make` resolves once that has ended. */
function useLargeMerchant() {
  const making = useStore(progress)
  const database = useOpenDatabase()
  const actor = useActor()

  async function make(): Promise<void> {
    try {
      if (await startLargeMerchant(contextNow(await database(), actor)))
        toast.success(controlMessages.largeMerchantMade)
    } catch (error) {
      toast.error(isStorageFull(error) ? noRoomLeft : await refusalText(error))
    }
  }

  return { making, make, stop: stopLargeMerchant }
}

/** The number of its transactions created so far. */
const LargeMerchantProgress = ({ making: { written, count } }: { making: Making }) => (
  <ProgressBar
    label={
      count === 0 ? 'Starting' : `${formatCount(written)} of ${formatCount(count)} transactions`
    }
    value={written}
    total={count || 1}
  />
)

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

/** Asks before a link's large merchant is created, and shows how far it is. It goes on once the dialog is closed. */
export function LargeMerchantDialog({ onClose }: { onClose: () => void }) {
  const { making, make, stop } = useLargeMerchant()
  return (
    <Dialog
      open={useUnlessTest(true, onClose)}
      onClose={onClose}
      size="sm"
      role="alertdialog"
      title="Create the large merchant?"
      description="It adds a business with 100,000 transactions to what is on this device. Reset removes it."
      footer={
        <>
          <Button variant="secondary" onClick={making ? stop : onClose}>
            {making ? 'Stop' : 'Cancel'}
          </Button>
          <Button
            variant="primary"
            pending={making !== null}
            pendingLabel="Creating"
            onClick={() => void make().then(onClose)}
          >
            Create
          </Button>
        </>
      }
    >
      {making && <LargeMerchantProgress making={making} />}
    </Dialog>
  )
}
