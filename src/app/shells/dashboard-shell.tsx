import { Fragment, lazy, Suspense, useLayoutEffect, useState, type PropsWithChildren } from 'react'
import { setWeekStart } from '#db/days.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { getPreferences } from '#db/people/account-queries.ts'
import { getMerchantPersona } from '#db/people/persona-queries.ts'
import type { Account } from '#db/people/schemas.ts'
import { isInMaintenance } from '#db/settings/queries.ts'
import { setDisplayCurrency, setFigureStyle } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { ActorContext } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { firstScreenShown } from '#src/ui/timing.ts'
import { useRememberPath } from '#src/data/last-paths.ts'
import { useAccent } from '#src/ui/use-accent.ts'
import { DatabaseGate } from '../database/database-gate.tsx'
import { useLogout } from '../logout/use-logout.tsx'
import { DashboardMenu } from './account-menu.tsx'
import { AppShell } from './app-shell.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { ModeSwitch, TestBar, TestLine, TestMark, WithinMode } from './test-mode.tsx'
import { useActing } from './use-acting.ts'
import { useMode } from './use-mode.ts'

/** Informs a merchant that the platform is under maintenance and takes no payments. */
function MaintenanceBanner() {
  if (!useQuery(isInMaintenance)) return null
  return (
    <Banner tone="wait" title="Paid is under maintenance">
      You can’t take new payments until maintenance ends. Everything else works.
    </Banner>
  )
}

/** Informs a merchant's team on every page that their business is suspended, the reason, and the consequences. */
function SuspendedBanner({ merchant }: { merchant: Merchant }) {
  return (
    <Banner tone="bad" title="Your business is suspended">
      {merchant.suspensionReason} Your payment links are off and pending payouts are on hold. Reply
      to our email to resolve this.
    </Banner>
  )
}

/** The notices on every page of a merchant's dashboard. */
const ShellBanners = ({ merchant }: { merchant: Merchant | undefined }) => (
  <>
    <MaintenanceBanner />
    {merchant?.status === 'suspended' && <SuspendedBanner merchant={merchant} />}
  </>
)

function prefer(account: Partial<Account>): void {
  setFigureStyle(account.figures ?? 'comma')
  setWeekStart(account.weekStart ?? 'monday')
  setDisplayCurrency(account.displayCurrency ?? 'none')
}

/** The preferences of a person who has chosen none. */
const usual = 'comma monday none'

/**
 * Renders the screen with the person's figure style, first day of the week and display currency, and again when they
 * change.
 */
export function WithPreferences({
  account,
  children,
}: PropsWithChildren<{ account: Account | null | undefined }>) {
  const { figures = 'comma', weekStart = 'monday', displayCurrency = 'none' } = account ?? {}
  const chosen = `${figures} ${weekStart} ${displayCurrency}`
  const [inForce, setInForce] = useState(usual)
  useLayoutEffect(() => {
    prefer({ figures, weekStart, displayCurrency })
    setInForce(chosen)
    return () => prefer({})
  }, [figures, weekStart, displayCurrency, chosen])
  // Waits until the preferences are in force, which happens in the same frame.
  return inForce === chosen ? <Fragment key={chosen}>{children}</Fragment> : null
}

/** The address of the plans. */
const plans = pathTo('upgrade')

/** Nothing arrives before the screen is there. */
async function loadArrivals() {
  await firstScreenShown()
  return import('../arrivals/arrivals.tsx')
}
const Arrivals = lazy(async () => ({ default: (await loadArrivals()).Arrivals }))
const ArrivalStrip = lazy(async () => ({ default: (await loadArrivals()).ArrivalStrip }))

export function DashboardFrame({ children }: PropsWithChildren) {
  const persona = useQuery(getMerchantPersona)
  const preferences = useQuery(getPreferences)
  const business = persona?.merchant.name ?? ''
  const brand = persona?.merchant.brand
  useAccent(brand?.accent)
  const name = persona?.name ?? 'Merchant'
  const mark = <Avatar name={business} of="business" picture={brand?.picture} size="sm" />
  const actor = useActing('team', name, '10.40.0.27', persona)
  useRememberPath(persona ? (persona.memberId ?? persona.merchant.id) : undefined)
  const logout = useLogout()
  const { mode } = useMode()
  return (
    <ActorContext value={actor}>
      <AppShell
        area="dashboard"
        badge={mode === 'test' && <TestMark />}
        {...(brand && { mark })}
        place={
          <span className="flex items-center gap-2.5">
            {brand && mark}
            <span className="truncate">{business}</span>
          </span>
        }
        footer={(onChosen) => (
          <>
            {/* In the drawer, because the top bar has no room for it at these widths. */}
            {onChosen && <ModeSwitch className="mb-3" onChosen={onChosen} />}
            <div className="flex items-center gap-2.5">
              <Avatar name={business} of="business" picture={brand?.picture} />
              <div className="min-w-0">
                <p className="truncate text-sm font-semibold">{business}</p>
                <p className="text-xs text-subtle">{persona?.role ?? 'Admin'}</p>
              </div>
            </div>
            {/* In the drawer, because the top bar has no room for it below a tablet's width. */}
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
        news={
          <Suspense>
            <ArrivalStrip />
          </Suspense>
        }
        actions={
          <>
            <TestLine />
            <ModeSwitch className="max-lg:hidden" />
            <ButtonLink to={plans} variant="secondary" size="sm" className="max-md:hidden">
              Upgrade
            </ButtonLink>
            {/* It tells of live payments. */}
            {mode === 'live' && <NotificationBell />}
            <DashboardMenu name={name} picture={preferences?.picture} onLogout={logout.begin} />
          </>
        }
        notices={
          <>
            <ShellBanners merchant={persona?.merchant} />
            <TestBar />
          </>
        }
        bottomBar={<BottomBar />}
      >
        <WithPreferences account={preferences}>
          <WithinMode>{children}</WithinMode>
        </WithPreferences>
        {logout.question}
        {persona && mode === 'live' && (
          <Suspense>
            <Arrivals />
          </Suspense>
        )}
      </AppShell>
    </ActorContext>
  )
}

/** The shell of the merchant's dashboard (NAV-1). */
export function DashboardShell({ children }: PropsWithChildren) {
  return (
    <DatabaseGate>
      <DashboardFrame>{children}</DashboardFrame>
    </DatabaseGate>
  )
}
