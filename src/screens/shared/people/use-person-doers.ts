import { useLocation } from 'wouter'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { pathTo } from '#src/routes/paths.ts'
import { peopleMessages, teamMessages } from '#src/rules/messages/people.ts'
import { overList } from '#src/ui/over-list.ts'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import type { PersonDoers } from './person-actions.ts'
import { idsOf, type PeopleList, type PersonDialog, type PersonRow } from './person-row.ts'

const details = { 'console-users': 'console-user', 'admin-users': 'admin-user' } as const

/** Returns the handlers of a person's actions, for the list and the details; the screen renders the dialogs. */
export function usePersonDoers(
  list: PeopleList,
  onOpen: (dialog: PersonDialog, id: string) => void,
): PersonDoers {
  const [, navigate] = useLocation()
  const dryRun = useDryRun()
  const forbids = useForbids()
  const password = useAction('resetUserPassword', {
    said: ({ email }) => teamMessages.passwordReset(email),
    dryRun: 'You would reset the password here',
  })
  const reinstate = useAction('reinstateUser', {
    said: ({ name }) => peopleMessages.reinstated(name),
    dryRun: 'The access would be given back',
  })
  const activate = useAction('setAdminActive', {
    said: ({ name }) => peopleMessages.activated(name),
    dryRun: 'The account would be activated',
  })
  const again = useAction('resendAdminInvitation', {
    said: ({ name }) => teamMessages.invitedAgain(name),
    dryRun: 'The invitation would be sent again',
  })

  /** In dry-run mode, shows what it would do instead. */
  const unlessDry = (words: string, act: () => unknown) => async () => {
    if (!(await dryRun(words))) act()
  }
  const openIt = (dialog: PersonDialog, { id, name }: PersonRow) =>
    dialog === 'edit'
      ? unlessDry(teamMessages.wouldEdit(name), () => onOpen(dialog, id))()
      : onOpen(dialog, id)

  return {
    forbids,
    view: (person) => {
      const [id = ''] = idsOf(person)
      whenLayersClosed(() =>
        navigate(pathTo(details[list], { id }) + location.search, { state: overList }),
      )
    },
    open: (dialog, person) => void openIt(dialog, person),
    resetPassword: ({ id, name }) =>
      void unlessDry(teamMessages.wouldResetPassword(name), () => password.run(id))(),
    reinstate: ({ id, name }) =>
      void unlessDry(peopleMessages.wouldReinstate(name), () => reinstate.run(id))(),
    activate: ({ admin, name }) =>
      void unlessDry(
        peopleMessages.wouldActivate(name),
        () => admin && activate.run({ id: admin.id, active: true }),
      )(),
    resend: ({ admin, name }) =>
      void unlessDry(teamMessages.wouldInviteAgain(name), () => admin && again.run(admin.id))(),
  }
}
