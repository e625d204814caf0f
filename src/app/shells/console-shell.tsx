import { LogOut } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { countPendingMerchants } from '#db/merchants/application-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { ActorContext } from '#src/data/actor.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Badge } from '#src/ui/badge.tsx'
import { useRememberPath } from '#src/data/last-paths.ts'
import { DatabaseGate } from '../database/database-gate.tsx'
import { useLogout } from '../logout/use-logout.tsx'
import { ConsoleMenu } from './account-menu.tsx'
import { AppShell } from './app-shell.tsx'
import { entryLook } from './sidebar-nav.tsx'
import { useActing } from './use-acting.ts'

function ConsoleFrame({ children }: PropsWithChildren) {
  const admin = useQuery(getAdminPersona)
  const pending = useQuery(countPendingMerchants)
  const name = admin?.name ?? 'Super Admin'
  const actor = useActing('staff', name, '10.20.0.11', admin)
  useRememberPath(admin?.id)
  const logout = useLogout()
  return (
    <ActorContext value={actor}>
      <AppShell
        area="console"
        badge={<Badge tone="line">Console</Badge>}
        place={admin?.role ?? 'Super Admin'}
        counts={{ 'pending-merchants': pending ?? 0 }}
        footer={(onChosen) => (
          <button
            type="button"
            className={`${entryLook} -mx-2.5 w-[calc(100%+1.25rem)]! text-[15px]`}
            onClick={() => {
              onChosen?.()
              logout.begin()
            }}
          >
            <LogOut size={18} strokeWidth={1.75} aria-hidden />
            Logout
          </button>
        )}
        actions={<ConsoleMenu id={admin?.id} name={name} onLogout={logout.begin} />}
      >
        {children}
        {logout.question}
      </AppShell>
    </ActorContext>
  )
}

/** The shell of the super-admin console (NAV-4). */
export function ConsoleShell({ children }: PropsWithChildren) {
  return (
    <DatabaseGate>
      <ConsoleFrame>{children}</ConsoleFrame>
    </DatabaseGate>
  )
}
