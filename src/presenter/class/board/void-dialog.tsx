import * as v from 'valibot'
import { named } from '#db/text/typed-text.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { longestLack, type ReadResults, voidReason } from '../exercises/results/kept-results.ts'
import { decideTest } from './decide-test.ts'

const schema = v.object({ reason: voidReason })

interface Props extends DialogLayer {
  handed: ReadResults
}

/** Asks why a test doesn't count (DEMO-27). */
export function VoidDialog({ handed, open, onClose }: Props) {
  const form = useAppForm({
    schema,
    start: { reason: '' },
    onSubmit: ({ reason }) => {
      if (decideTest(handed, reason)) onClose()
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="sm"
        title="Void this test?"
        description={named`The score of ${handed.trainee} won’t count. The board and its export show the reason.`}
        submit="Void test"
        pendingLabel="Voiding"
        danger
      >
        <form.AppField name="reason">
          {(field) => <field.TextField label="Reason" autoComplete="off" maxLength={longestLack} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
