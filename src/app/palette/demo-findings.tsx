import {
  Contact,
  FlaskConical,
  History,
  ListChecks,
  Mail,
  RotateCcw,
  Signpost,
  SlidersHorizontal,
  UserRoundCheck,
  Wallet,
} from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { listPersonas } from '#db/people/persona-queries.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { openDemoControls } from '#src/data/demo-controls.ts'
import { customerPath } from '#src/data/last-paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { hasUnsavedChanges } from '#src/forms/unsaved-changes.ts'
import { type ShowDialog, useShowDialog } from '#src/ui/dialog-host.tsx'
import {
  type DemoPerson,
  LazyOutboxDialog,
  LeaveDialog,
  nextPaymentTexts,
  type OfferedTour,
  peopleOf,
  type Persona,
  ResetDialog,
  useDemoSettings,
  useSwitch,
  useTours,
} from '#src/presenter/mount/palette.ts'
import { useKiosk } from '#src/data/kiosk.ts'
import { type Finding, inWords, searched } from './search.ts'

interface Does {
  act: (persona: Persona) => void
  show: ShowDialog
  set: ReturnType<typeof useDemoSettings>['set']
  dryRun: boolean
  goTo: (page: 'trainer' | 'learn' | 'prospects') => void
  tours: readonly OfferedTour[]
  startTour: (tour: OfferedTour) => void
}

/** The rows of the demo controls, each with what it is good for. */
export function demoFindings(people: readonly DemoPerson[], does: Does): Finding[] {
  const { act, show, set, dryRun, goTo, tours, startTour } = does
  const row = (found: Omit<Finding, 'group'>): Finding => ({ ...found, group: 'demo' })
  return [
    row({
      id: 'demo-controls',
      label: 'Demo controls',
      note: 'The prospect, the customer, the people',
      icon: <SlidersHorizontal aria-hidden />,
      texts: ['demo', 'demo controls', 'presenter'],
      run: openDemoControls,
    }),
    row({
      id: 'reset',
      label: 'Reset to seed',
      note: 'Starts over with the sample data',
      icon: <RotateCcw aria-hidden />,
      texts: ['reset to seed', 'sample data', 'start over', 'demo reset'],
      run: () => show((layer) => <ResetDialog {...layer} />),
    }),
    row({
      id: 'trainer',
      label: 'Snapshots',
      note: 'Save this state, or load another',
      icon: <History aria-hidden />,
      texts: ['snapshots', 'trainer', 'class'],
      run: () => goTo('trainer'),
    }),
    row({
      id: 'exercises',
      label: 'Exercises',
      note: 'Tasks that check themselves',
      icon: <ListChecks aria-hidden />,
      texts: ['exercises', 'tasks', 'training', 'learn'],
      run: () => goTo('learn'),
    }),
    row({
      id: 'prospects',
      label: 'Prospects',
      note: 'Names and numbers that people leave',
      icon: <Contact aria-hidden />,
      texts: ['prospects', 'leads', 'contacts', 'offer'],
      run: () => goTo('prospects'),
    }),
    row({
      id: 'dry-run',
      label: dryRun ? 'Turn off dry run' : 'Turn on dry run',
      note: 'Buttons say what they would do',
      icon: <FlaskConical aria-hidden />,
      texts: ['dry run', 'rehearse', 'demo'],
      run: () => void set('setDryRun', !dryRun),
    }),
    row({
      id: 'outbox',
      label: 'Outbox',
      note: 'The messages that people receive',
      icon: <Mail aria-hidden />,
      texts: ['outbox', 'messages', 'emails', 'demo'],
      run: () => show((layer) => <LazyOutboxDialog {...layer} onLeave={layer.onClose} />),
    }),
    ...tours.map((tour) =>
      row({
        id: `tour ${tour.id}`,
        label: `${tour.label} tour`,
        note: tour.text,
        icon: <Signpost aria-hidden />,
        texts: searched(`${tour.label} tour`, 'guided tour'),
        run: () => startTour(tour),
      }),
    ),
    ...people
      .filter(({ forbidden }) => forbidden === undefined)
      .map(({ persona, name, role, side, text }) =>
        row({
          id: `act-as ${persona.id}`,
          label: named`Act as ${name}`,
          note: persona.as === 'member' || persona.as === 'admin' ? inWords(role, side) : text,
          icon: <UserRoundCheck aria-hidden />,
          texts: searched(`act as ${name}`, role, side),
          run: () => act(persona),
        }),
      ),
    ...nextPaymentTexts.map(({ id, label, text }) =>
      row({
        id: `next-payment ${id}`,
        label: `Next payment: ${label}`,
        note: text,
        icon: <Wallet aria-hidden />,
        texts: searched(`next payment ${label}`, 'customer'),
        run: () => void set('setNextPayment', id === 'approves' ? null : id),
      }),
    ),
  ]
}

/** Returns the demo's own actions, live; for the palette itself, because its search unmounts before one of them runs. */
export function useDemoFindings(): Finding[] {
  const personas = useQuery((db) => listPersonas(db))
  const { settings, set } = useDemoSettings()
  const show = useShowDialog()
  const act = useSwitch()
  const dryRun = settings?.dryRun ?? false
  const tours = useTours()
  const isKiosk = useKiosk() !== null
  const [, navigate] = useLocation()
  return useMemo(() => {
    if (!personas || isKiosk) return []
    const leave = (run: () => void) => {
      if (!hasUnsavedChanges()) return run()
      show((layer) => <LeaveDialog {...layer} onLeave={run} />)
    }
    const pays = personas.payPath ?? customerPath()
    return demoFindings(peopleOf(personas, pays === null ? undefined : 'a link'), {
      show,
      set,
      dryRun,
      goTo: (page) => navigate(pathTo(page)),
      tours,
      startTour: ({ start }) => leave(() => void start()),
      act: (persona) => leave(() => void act(persona)),
    })
  }, [personas, isKiosk, tours, show, act, set, dryRun, navigate])
}
