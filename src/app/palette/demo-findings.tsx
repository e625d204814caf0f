import { RotateCcw, UserRoundCheck } from 'lucide-react'
import { useMemo } from 'react'
import { listPersonas, type Personas } from '#db/people/persona-queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { type ShowDialog, useShowDialog } from '#src/ui/dialog-host.tsx'
import { LeaveDialog } from '../acting/leave-dialog.tsx'
import { customerOf, type Persona, useSwitch, visitor } from '../acting/use-switch.ts'
import { ResetDialog } from '../demo-controls/reset-dialog.tsx'
import { inWords, lower, type Finding } from './search.ts'

interface Does {
  act: (persona: Persona) => void
  show: ShowDialog
}

const stayHere = () => {}

/** The people whom the demo can act as, and the way back to the sample data. */
export function demoFindings({ teams, admins, payPath }: Personas, { act, show }: Does): Finding[] {
  const actAs = (persona: Persona, name: string, note: string): Finding => ({
    id: `act-as ${persona.id}`,
    group: 'demo',
    label: `Act as ${name}`,
    note,
    icon: <UserRoundCheck aria-hidden />,
    texts: lower(`act as ${name}`, note),
    run: () => act(persona),
  })
  return [
    actAs(visitor, 'Visitor', 'Browses the public site'),
    ...(payPath === null ? [] : [actAs(customerOf(payPath), 'Customer', 'Pays a link')]),
    ...teams.flatMap(({ business, members }) =>
      members
        .filter(({ status }) => status === 'active')
        .map(({ id, name, role }) => actAs({ as: 'member', id }, name, inWords(role, business))),
    ),
    ...admins
      .filter(({ status }) => status === 'active')
      .map(({ id, name, role }) => actAs({ as: 'admin', id }, name, inWords(role, 'Paid'))),
    {
      id: 'reset',
      group: 'demo',
      label: 'Reset to seed',
      icon: <RotateCcw aria-hidden />,
      texts: ['reset to seed', 'sample data', 'start over'],
      run: () => show((layer) => <ResetDialog {...layer} />),
    },
  ]
}

/** Returns the demo's own actions, live; for the palette itself, because its search unmounts before one of them runs. */
export function useDemoFindings(): Finding[] {
  const personas = useQuery((db) => listPersonas(db))
  const show = useShowDialog()
  const act = useSwitch(stayHere)
  return useMemo(() => {
    if (!personas) return []
    return demoFindings(personas, {
      show,
      act: (persona) => {
        if (!hasUnsavedChanges()) return void act(persona)
        show((layer) => <LeaveDialog {...layer} onLeave={() => void act(persona)} />)
      },
    })
  }, [personas, show, act])
}
