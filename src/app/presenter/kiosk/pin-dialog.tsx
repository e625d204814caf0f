import * as v from 'valibot'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { toast } from '#src/ui/toast.ts'
import { getKiosk, setKiosk } from './kiosk.ts'
import { afterWrong, hashPin, pin, waitLeft } from './pin.ts'

const schema = v.object({ pin })

const waitText = (left: number) => {
  const seconds = Math.ceil(left / 1000)
  return seconds <= 60
    ? `Too many wrong PINs. Try again in ${seconds} s`
    : `Too many wrong PINs. Try again in ${Math.ceil(seconds / 60)} minutes`
}

/** Returns why a PIN does not end the kiosk; undefined once it has ended. */
async function leaveWith(typed: string): Promise<string | undefined> {
  const before = getKiosk()
  if (!before) return undefined
  const left = waitLeft(before, Date.now())
  if (left > 0) return waitText(left)
  if ((await hashPin(typed, before.salt)) === before.hash) {
    setKiosk(null)
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
      toast.success('Kiosk ended')
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
