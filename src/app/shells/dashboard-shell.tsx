import type { PropsWithChildren } from 'react'
import { getPreferences } from '#db/people/account-queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import { ActorContext } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { useKeepPlace } from '../acting/places.ts'
import { DatabaseGate } from '../database/database-gate.tsx'
import { useLogout } from '../logout/use-logout.tsx'
import { DashboardMenu } from './account-menu.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { ShellBanners } from './shell-banners.tsx'
import { AppShell } from './app-shell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { TestLine, TestMark } from './test-marks.tsx'
import { useActing } from './use-acting.ts'
import { useMode } from './use-mode.ts'
import { WithPreferences } from './with-preferences.tsx'

/** Where the plans are. */
const plans = pathTo('upgrade')

function DashboardFrame({ children }: PropsWithChildren) {
  const persona = useQuery(getMerchantPersona)
  const preferences = useQuery(getPreferences)
  const business = persona?.merchant.name ?? ''
  const name = persona?.name ?? 'Merchant'
  const actor = useActing('team', name, '10.40.0.27', persona)
  useKeepPlace(persona ? (persona.memberId ?? persona.email) : undefined)
  const logout = useLogout()
  const { mode } = useMode()
  return (
    <ActorContext value={actor}>
      <AppShell
        area="dashboard"
        badge={mode === 'test' && <TestMark />}
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
                <p className="text-xs text-subtle">{persona?.role ?? 'Admin'}</p>
              </div>
            </div>
            {/* Below a tablet's width the top bar has no room for it. */}
            {onChosen && (
              <ButtonLink
                to={plans}
                variant="secondary"
                size="sm"
                block
                className="mt-3 md:hidden"
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
            <ButtonLink to={plans} variant="secondary" size="sm" className="max-md:hidden">
              Upgrade
            </ButtonLink>
            <NotificationBell />
            <DashboardMenu name={name} picture={preferences?.picture} onLogout={logout.begin} />
          </>
        }
        bottomBar={(openDrawer) => <BottomBar onMore={openDrawer} />}
      >
        <ShellBanners merchant={persona?.merchant} />
        <WithPreferences account={preferences}>{children}</WithPreferences>
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
