import { accountName } from '#db/payouts/institutions.ts'
import type { BankAccount } from '#db/payouts/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids, type Forbidding } from '#src/data/actor.ts'
import { useAction } from '#src/data/use-action.ts'
import { payoutMessages } from '#src/rules/messages/payments.ts'

/** What does the actions of an account. */
export interface AccountDoers extends Forbidding {
  verify: (account: BankAccount) => void
  makeDefault: (account: BankAccount) => void
  remove: (account: BankAccount) => Promise<void>
}

interface Dialogs {
  openVerify: (id: string) => void
  openRemove: (id: string) => void
}

/** What the actions of an account do; the screen opens the dialogs. */
export function useAccountDoers({ openVerify, openRemove }: Dialogs): AccountDoers {
  const dryRun = useDryRun()
  const forbids = useForbids()
  const choose = useAction('setDefaultAccount', {
    said: (account) => payoutMessages.defaultChosen(accountName(account)),
    dryRun: payoutMessages.wouldChooseDefault,
  })
  return {
    forbids,
    verify: ({ id }) => openVerify(id),
    makeDefault: ({ id }) => void choose.run(id),
    async remove(account) {
      if (!(await dryRun(payoutMessages.wouldRemove(accountName(account))))) openRemove(account.id)
    },
  }
}
