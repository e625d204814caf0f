import * as v from 'valibot'
import { sha256Hex } from '#db/sha256-hex.ts'
import { randomId } from '#db/random-id.ts'
import { openOnDemand } from '#src/data/database-context.ts'
import { visitor } from '#src/data/visitor.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { controlMessages } from '#src/rules/messages/demo.ts'
import { toast } from '#src/ui/toast.ts'
import { loadState } from '../snapshots/replace-demo.ts'
import { getKiosk, type Kiosk, setKiosk } from '#src/data/kiosk.ts'

/** The PIN that ends the kiosk. */
export const pin = v.pipe(v.string(), v.regex(/^\d{4,6}$/, 'Use 4 to 6 digits'))

/** Wrong PINs without a wait, the first wait after them, which doubles, and the longest, in milliseconds. */
const freeTries = 3
const firstWait = 30_000
const longestWait = 10 * 60_000

export const newSalt = (): string => randomId()

/**
 * Returns the hash of a PIN, so that it is not read from the storage. More would protect nothing: whoever can read the
 * storage can clear it, which ends the kiosk.
 */
export const hashPin = async (text: string, salt: string): Promise<string> => sha256Hex(salt + text)

/** Returns how long until another PIN can be tried; a wait longer than any was set by another clock. */
export function waitLeft({ waitUntil }: Pick<Kiosk, 'waitUntil'>, now: number): number {
  const left = waitUntil - now
  return left > 0 && left <= longestWait ? left : 0
}

/** Returns the kiosk after one more wrong PIN. */
export function afterWrong<K extends Pick<Kiosk, 'wrong' | 'waitUntil'>>(kiosk: K, now: number): K {
  const wrong = kiosk.wrong + 1
  const wait = Math.min(firstWait * 2 ** (wrong - freeTries), longestWait)
  return { ...kiosk, wrong, waitUntil: wrong < freeTries ? 0 : now + wait }
}

const schema = v.object({ pin })

const waitText = (left: number) => {
  const seconds = Math.ceil(left / 1000)
  return seconds <= 60
    ? `Too many wrong PINs. Try again in ${seconds} s`
    : `Too many wrong PINs. Try again in ${Math.ceil(seconds / 60)} minutes`
}

/** How long it is offered to restore what was there before, in milliseconds. */
const restoreLasts = 10_000

/** Says that the kiosk has ended, and offers what was on the device before it. */
function sayEnded({ keptAs }: Kiosk): void {
  if (keptAs === undefined) {
    toast.success(controlMessages.kioskEnded)
    return
  }
  const restore = async () =>
    loadState({ db: await openOnDemand(), actor: visitor }, keptAs).catch(reportError)
  toast.success(controlMessages.kioskEnded, {
    lasts: restoreLasts,
    action: { label: 'Restore data', onClick: () => void restore() },
  })
}

/** Returns why a PIN does not end the kiosk; undefined once it has ended. */
async function leaveWith(typed: string): Promise<string | undefined> {
  const before = getKiosk()
  if (!before) return undefined
  const left = waitLeft(before, Date.now())
  if (left > 0) return waitText(left)
  if ((await hashPin(typed, before.salt)) === before.pinHash) {
    setKiosk(null)
    sayEnded(before)
    return undefined
  }
  // Another tab may have tried meanwhile.
  const after = afterWrong(getKiosk() ?? before, Date.now())
  setKiosk(after)
  const wait = waitLeft(after, Date.now())
  return wait > 0 ? waitText(wait) : 'Wrong PIN'
}

interface Props {
  open: boolean
  onClose: () => void
}

/** Ends kiosk mode with the PIN set at its start. */
export function PinDialog({ open, onClose }: Props) {
  const form = useAppForm({
    schema,
    start: { pin: '' },
    onSubmit: async ({ pin: typed }) => {
      const problem = await leaveWith(typed)
      if (problem !== undefined) return { pin: problem }
      onClose()
      if (document.fullscreenElement) void document.exitFullscreen()
      return undefined
    },
  })
  return (
    <form.AppForm>
      <FormDialog open={open} onClose={onClose} size="sm" title="Leave kiosk" submit="Leave">
        <form.AppField name="pin">
          {(field) => (
            <field.PasswordField label="PIN" inputMode="numeric" autoComplete="off" maxLength={6} />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
