import { Fragment, useState } from 'react'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { PersonDialog, PersonRow } from './person-row.ts'

const RoleDialog = lazyDialog(async () => (await import('./role-dialog.tsx')).RoleDialog)
const SuspendDialog = lazyDialog(
  async () => (await import('./take-access-dialogs.tsx')).SuspendDialog,
)
const DeactivateDialog = lazyDialog(
  async () => (await import('./take-access-dialogs.tsx')).DeactivateDialog,
)

export function usePersonDialogs(rows: readonly PersonRow[] | undefined) {
  const [opened, setOpened] = useState<PersonDialog | null>(null)
  const [about, setAbout] = useState('')
  return {
    person: rows?.find(({ id }) => id === about),
    opened,
    open: (dialog: PersonDialog, id: string) => {
      setAbout(id)
      setOpened(dialog)
    },
    onClose: () => setOpened(null),
  }
}

type Props = Pick<ReturnType<typeof usePersonDialogs>, 'person' | 'opened' | 'onClose'>

export function PersonDialogs({ person, opened, onClose }: Props) {
  if (!person) return null
  const shared = { person, onClose }
  return (
    <Fragment key={person.id}>
      <RoleDialog {...shared} open={opened === 'edit'} />
      <SuspendDialog {...shared} open={opened === 'suspend'} />
      <DeactivateDialog {...shared} open={opened === 'deactivate'} />
    </Fragment>
  )
}
