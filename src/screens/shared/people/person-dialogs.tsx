import { useState } from 'react'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import type { PersonDialog, PersonRow } from './person-row.ts'

const DetailsDialog = lazyDialog(() => import('./details-dialog.tsx'), 'DetailsDialog')
const RoleDialog = lazyDialog(() => import('./role-dialog.tsx'), 'RoleDialog')
const SuspendDialog = lazyDialog(() => import('./take-access-dialogs.tsx'), 'SuspendDialog')
const DeactivateDialog = lazyDialog(() => import('./take-access-dialogs.tsx'), 'DeactivateDialog')

/** Which dialog of whom is open. */
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

interface Props {
  person: PersonRow
  opened: PersonDialog | null
  onClose: () => void
}

/** The dialogs about a person, each loaded when it is first opened. */
export function PersonDialogs({ opened, ...shared }: Props) {
  return (
    <>
      <DetailsDialog {...shared} open={opened === 'details'} />
      <RoleDialog {...shared} open={opened === 'edit'} />
      <SuspendDialog {...shared} open={opened === 'suspend'} />
      <DeactivateDialog {...shared} open={opened === 'deactivate'} />
    </>
  )
}
