import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { teamMessages } from '#src/rules/messages/people.ts'
import type { MemberDoers } from './member-actions.ts'
import type { MemberDialog, MemberRow } from './member-row.ts'

const wouldSay: Record<MemberDialog, (name: string) => string> = {
  edit: teamMessages.wouldEdit,
  remove: teamMessages.wouldRemove,
}

/** What the actions of a member do; the screen opens the dialogs. */
export function useMemberDoers(onOpen: (dialog: MemberDialog, id: string) => void): MemberDoers {
  const dryRun = useDryRun()
  const forbids = useForbids()
  const again = useAction('resendInvitation', {
    said: ({ name }) => teamMessages.invitedAgain(name),
    dryRun: 'The invitation would be sent again',
  })
  const password = useAction('resetMemberPassword', {
    said: ({ email }) => teamMessages.passwordReset(email),
    dryRun: 'You would reset the password here',
  })

  /** In dry run says what it would do to somebody of this name. */
  const unlessDry = (words: string, act: () => unknown) => async () => {
    if (!(await dryRun(words))) act()
  }

  return {
    forbids,
    open: (dialog, { id, name }: MemberRow) =>
      void unlessDry(wouldSay[dialog](name), () => onOpen(dialog, id))(),
    resend: ({ id, name }) =>
      void unlessDry(teamMessages.wouldInviteAgain(name), () => again.run(id))(),
    resetPassword: ({ id, name }) =>
      void unlessDry(teamMessages.wouldResetPassword(name), () => password.run(id))(),
  }
}
