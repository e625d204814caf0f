import { useAlive } from '#src/data/use-query.ts'
import { type FormOptions, useAppForm } from '#src/forms/app-form.ts'

interface Options<Values, Valid> extends Omit<FormOptions<Values, Valid>, 'onSubmit'> {
  /** Runs the dialog's action; resolves to nothing when it was refused or dry. */
  onSubmit: (...submitted: Submitted<Values, Valid>) => Promise<unknown>
  /** Returns the messages for fields that the action refused. */
  refusals?: () => ReturnType<FormOptions<Values, Valid>['onSubmit']>
  onClose: () => void
}
type Submitted<Values, Valid> = Parameters<FormOptions<Values, Valid>['onSubmit']>

/** The form of a dialog that runs one action and closes once it is saved. */
export function useDialogForm<Values extends object, Valid extends object>({
  onSubmit,
  refusals,
  onClose,
  ...options
}: Options<Values, Valid>) {
  const alive = useAlive()
  return useAppForm<Values, Valid>({
    ...options,
    onSubmit: async (...submitted) => {
      if ((await onSubmit(...submitted)) && alive()) onClose()
      return refusals?.()
    },
  })
}
