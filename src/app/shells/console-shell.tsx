import { LogOut } from 'lucide-react'
import { type PropsWithChildren, use } from 'react'
import { useLocation } from 'wouter'
import { countOpenMatters } from '#db/disputes/queries.ts'
import { countPendingMerchants } from '#db/merchants/application-queries.ts'
import { getAdminPersona } from '#db/people/persona-queries.ts'
import { ActorContext, lacking, useActor } from '#src/data/actor.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useRememberPath } from '#src/data/last-paths.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { screenPermission } from '#src/rules/people.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { DatabaseGate } from '../database/database-gate.tsx'
import { findRoute } from '#routes/find-route.ts'
import { useLogout } from '../logout/use-logout.tsx'
import { ConsoleMenu } from './account-menu.tsx'
import { AppShell } from './app-shell.tsx'
import { ActingNotice } from '#src/presenter/mount/console-shell.ts'
import { entryLook } from './sidebar-nav.tsx'
import { useActing } from './use-acting.ts'

interface PermittedProps extends PropsWithChildren {
  /** It is known who looks; until then the screen reads nothing. */
  isKnown: boolean
}

/** The screen of the address, or in its place who can give the access that the person lacks (ROLE-1). */
export function Permitted({ isKnown, children }: PermittedProps) {
  const db = use(DatabaseContext)
  const actor = useActor()
  const [location] = useLocation()
  const route = findRoute(location)
  const reason = route && lacking(actor, screenPermission(route.id))
  if (!route || reason === undefined)
    return <DatabaseContext value={isKnown ? db : null}>{children}</DatabaseContext>
  return (
    <>
      <PageHeader title={route.title} />
      <Card>
        <EmptyState title={peopleMessages.notYours(route.title)} text={reason} art="none" />
      </Card>
    </>
  )
}

export function ConsoleFrame({ children }: PropsWithChildren) {
  const admin = useQuery(getAdminPersona)
  const pending = useQuery(countPendingMerchants)
  const open = useQuery(countOpenMatters)
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
        counts={{
          'pending-merchants': pending ?? 0,
          cases: open?.cases ?? 0,
          'console-disputes': open?.disputes ?? 0,
        }}
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
        notices={<ActingNotice admin={admin} />}
        actions={<ConsoleMenu id={admin?.id} name={name} onLogout={logout.begin} />}
      >
        <Permitted isKnown={admin !== undefined}>{children}</Permitted>
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
