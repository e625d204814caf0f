import { useState } from 'react'
import * as v from 'valibot'
import { listSnapshots } from '#db/demo/queries.ts'
import { refusalText } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { toast } from '#src/ui/toast.ts'
import { noteActive } from '#src/data/last-active.ts'
import { beginKiosk, fillScreen } from './kiosk-watch.tsx'
import { setKiosk } from '#src/data/kiosk.ts'
import { hashPin, newSalt, pin } from './pin-dialog.tsx'
import { useUnlessTest } from '../snapshots/use-unless-test.ts'

const sample = 'sample'
const idleTimes = ['1', '2', '5', '10', '30'].map((minutes) => ({
  value: minutes,
  label: minutes === '1' ? '1 minute' : `${minutes} minutes`,
}))

const schema = v.object({ minutes: v.string(), start: v.string(), pin })

function KioskDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const snapshots = useQuery(listSnapshots)
  const asks = useUnlessTest(open, onClose)
  const form = useAppForm({
    schema,
    start: { minutes: '2', start: sample, pin: '' },
    onSubmit: async ({ minutes, start, pin: typed }) => {
      const salt = newSalt()
      const pinHash = await hashPin(typed, salt)
      const snapshotId = start === sample ? null : start
      const kiosk = { minutes: Number(minutes), snapshotId, salt, pinHash, wrong: 0, waitUntil: 0 }
      // A browser allows it only soon after the press.
      const filled = fillScreen()
      try {
        const kept = await beginKiosk(kiosk)
        if (kept) {
          noteActive()
          setKiosk({ ...kiosk, ...(kept.keptAs !== null && { keptAs: kept.keptAs }) })
          onClose()
          return
        }
      } catch (error) {
        toast.error(await refusalText(error))
      }
      // A refusal may be there before the screen is full.
      await filled
      if (document.fullscreenElement) void document.exitFullscreen()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={asks}
        onClose={onClose}
        size="sm"
        title="Start kiosk"
        description="Lets visitors try Paid on their own. When idle, it returns to the landing page and starts over. What is on this device now is kept as a snapshot."
        submit="Start"
        pendingLabel="Starting"
      >
        <form.AppField name="minutes">
          {(field) => <field.Select label="Starts over after" options={idleTimes} />}
        </form.AppField>
        <form.AppField name="start">
          {(field) => (
            <field.Select
              label="Starts with"
              options={[
                { value: sample, label: 'Sample data' },
                ...(snapshots ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </form.AppField>
        <form.AppField name="pin">
          {(field) => (
            <field.PasswordField
              label="PIN to leave"
              hint="4 to 6 digits. Without it, only clearing the browser’s data ends the kiosk."
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

/** Hands the device to visitors until a PIN ends it (DEMO-18). */
export function KioskCard() {
  const [open, setOpen] = useState(false)
  const [canFill] = useState(() => document.fullscreenEnabled ?? false)
  return (
    <Card>
      <CardHeader
        title="Kiosk"
        action={
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Start kiosk
          </Button>
        }
      />
      <p className="border-t border-line px-card py-4 text-sm text-muted">
        For fairs and shops: full screen, no demo controls, and back to the start when idle.
        {!canFill &&
          ' This browser has no full screen. On an iPhone, add Paid to the Home Screen and turn on Guided Access.'}
      </p>
      {open && <KioskDialog open onClose={() => setOpen(false)} />}
    </Card>
  )
}
