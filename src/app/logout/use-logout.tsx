import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'

const ConfirmDialog = lazyDialog(
  async () => (await import('#src/ui/confirm-dialog.tsx')).ConfirmDialog,
)

/** Returns the logout function for a menu or button, and the dialog that asks first when edits would be lost. */
export function useLogout(): { begin: () => void; question: ReactNode } {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState(false)

  async function leave() {
    const { logOut } = await import('./log-out.ts')
    await logOut(() => navigate(pathTo('landing'), { replace: true }))
  }

  return {
    begin: () => (hasUnsavedChanges() ? setAsking(true) : void leave().catch(reportError)),
    question: (
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Log out without saving?"
        text="Your changes will be lost."
        confirmLabel="Log out"
        danger
        onConfirm={() => {
          setAsking(false)
          void leave().catch(reportError)
        }}
      />
    ),
  }
}
