import { useState } from 'react'
import type { OwnAccount } from '#db/people/account-queries.ts'
import { countOf, formatDate } from '#db/text/format.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Group, SettingsRow } from '#src/screens/shared/settings-group.tsx'
import { Sessions } from './sessions.tsx'

const PasswordDialog = lazyDialog(
  async () => (await import('./password-dialog.tsx')).PasswordDialog,
)
const TurnOnDialog = lazyDialog(
  async () => (await import('./two-factor/turn-on-dialog.tsx')).TurnOnDialog,
)
const TurnOffDialog = lazyDialog(
  async () => (await import('./two-factor/turn-off-dialog.tsx')).TurnOffDialog,
)

/** The password, two-factor authentication, and the devices where the person is signed in. */
export function SecurityTab({ own }: { own: OwnAccount }) {
  const [open, setOpen] = useState<'password' | 'on' | 'off' | null>(null)
  const { merchantId, passwordChangedAt, twoFactor } = own.account
  const owner = { merchantId, email: own.email }
  const close = () => setOpen(null)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Group title="Login">
        <SettingsRow
          title="Password"
          text={
            passwordChangedAt ? `Changed on ${formatDate(passwordChangedAt)}.` : 'Not changed yet.'
          }
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('password')}>
              Change password
            </Button>
          }
        />
        <SettingsRow
          title="Two-factor authentication"
          text={
            twoFactor ? (
              <>
                <Badge tone="ok">On</Badge> Since {formatDate(twoFactor.confirmedAt)}.{' '}
                {countOf(twoFactor.recovery.length, 'recovery code')} left.
              </>
            ) : (
              'Off. Turn it on to require a code from your phone when you log in.'
            )
          }
          action={
            <Button
              variant={twoFactor ? 'secondary' : 'primary'}
              size="sm"
              onClick={() => setOpen(twoFactor ? 'off' : 'on')}
            >
              {twoFactor ? 'Turn off two-factor' : 'Turn on two-factor'}
            </Button>
          }
        />
      </Group>
      <Sessions own={own} />
      <PasswordDialog open={open === 'password'} onClose={close} owner={owner} />
      <TurnOnDialog open={open === 'on'} onClose={close} owner={owner} />
      <TurnOffDialog open={open === 'off'} onClose={close} owner={owner} />
    </div>
  )
}
