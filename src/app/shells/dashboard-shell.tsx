import { Landmark, LogOut, Presentation, Store } from 'lucide-react'
import { useMemo, type PropsWithChildren } from 'react'
import { getMerchantPersona } from '#db/queries/get-persona.ts'
import { ahead } from '#src/data/ahead.ts'
import { ActorContext } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { DatabaseGate } from '../database/database-gate.tsx'
import { useLogout } from '../logout/use-logout.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AppShell } from './app-shell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ModeSwitch, TestLine, TestMark } from './mode-switch.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** Where the plans are. */
const plans = `${pathTo('landing')}#pricing`

function DashboardFrame({ children }: PropsWithChildren) {
  const persona = useQuery(getMerchantPersona)
  const business = persona?.merchant.name ?? ''
  const name = persona?.name ?? 'Merchant'
  const actor = useMemo(() => ({ name, ip: '10.40.0.27' }), [name])
  const logout = useLogout()
  return (
    <ActorContext value={actor}>
      <AppShell
        area="dashboard"
        badge={<TestMark />}
        place={business}
        footer={(onChosen) => (
          <>
            {/* Below the width of the sidebar the top bar has no room for it. */}
            {onChosen && (
              <div className="mb-3">
                <ModeSwitch onChosen={onChosen} />
              </div>
            )}
            <div className="flex items-center gap-2.5">
              <Avatar name={business} />
              <div className="min-w-0">
                <p className="truncate text-sm font-semibold">{business}</p>
                <p className="text-xs text-subtle">Admin</p>
              </div>
            </div>
            {/* On phones the top bar has no room for it. */}
            {onChosen && (
              <ButtonLink
                to={plans}
                variant="secondary"
                size="sm"
                block
                className="mt-3 sm:hidden"
                onClick={onChosen}
              >
                Upgrade
              </ButtonLink>
            )}
          </>
        )}
        actions={
          <>
            <TestLine />
            <div className="max-lg:hidden">
              <ModeSwitch />
            </div>
            <ButtonLink to={plans} variant="secondary" size="sm" className="max-sm:hidden">
              Upgrade
            </ButtonLink>
            <NotificationBell />
            <AccountMenu
              name={name}
              items={[
                { label: 'My Account', icon: <Store aria-hidden />, to: pathTo('business') },
                {
                  label: 'Replay onboarding',
                  icon: <Presentation aria-hidden />,
                  to: pathTo('onboarding'),
                },
                {
                  label: 'Open the console',
                  icon: <Landmark aria-hidden />,
                  to: pathTo('pending-merchants'),
                },
                { label: 'Logout', icon: <LogOut aria-hidden />, onSelect: logout.begin },
              ]}
            />
          </>
        }
        bottomBar={(openDrawer) => <BottomBar onMore={openDrawer} />}
      >
        {children}
        {logout.question}
      </AppShell>
    </ActorContext>
  )
}

/** The merchant's dashboard around its screens (spec §2). */
export function DashboardShell({ children }: PropsWithChildren) {
  return (
    <DatabaseGate>
      <DashboardFrame>{children}</DashboardFrame>
    </DatabaseGate>
  )
}

DashboardShell.ahead = [ahead(getMerchantPersona)]
