import { Landmark, Store } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { getMerchantPersona } from '#db/queries/get-persona.ts'
import { ActorContext } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { DatabaseGate } from '../database/database-gate.tsx'
import { AccountMenu } from './account-menu.tsx'
import { AppShell } from './app-shell.tsx'
import { BottomBar } from './bottom-bar.tsx'

function DashboardFrame({ children }: PropsWithChildren) {
  const persona = useQuery(getMerchantPersona)
  const business = persona?.merchant.name ?? ''
  const name = persona?.name ?? 'Merchant'
  return (
    <ActorContext value={{ name, ip: '10.40.0.27' }}>
      <AppShell
        area="dashboard"
        place={business}
        footer={
          <div className="flex items-center gap-2.5">
            <Avatar name={business} />
            <div className="min-w-0">
              <p className="truncate text-sm font-semibold">{business}</p>
              <p className="text-xs text-subtle">Admin</p>
            </div>
          </div>
        }
        actions={
          <AccountMenu
            name={name}
            items={[
              { label: 'My Account', icon: <Store aria-hidden />, to: pathTo('business') },
              {
                label: 'Open the console',
                icon: <Landmark aria-hidden />,
                to: pathTo('pending-merchants'),
              },
            ]}
          />
        }
        bottomBar={(openDrawer) => <BottomBar onMore={openDrawer} />}
      >
        {children}
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
