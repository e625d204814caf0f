import { useDryRun } from '#src/data/dry-run.ts'
import { useForbids } from '#src/data/actor.ts'
import { linkAddress } from '#src/rules/links.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import type { LinkDoers } from './link-actions.ts'
import type { LinkDialog } from './link-row.ts'
import { useSharing } from '#src/screens/shared/share-link/use-sharing.ts'
import { useSetLinkActive } from './use-set-link-active.ts'

/** What a button says in dry run in place of its dialog (spec §8). */
const wouldSay: Partial<Record<LinkDialog, string>> = {
  edit: linkMessages.wouldEditLink,
  analytics: linkMessages.wouldShowLinkStatistics,
  delete: linkMessages.wouldDeleteLink,
}

/** What does the actions of a link. */
export function useLinkDoers(onOpen: LinkDoers['open']): LinkDoers {
  const share = useSharing()
  const setActive = useSetLinkActive()
  const dryRun = useDryRun()
  const forbids = useForbids()

  async function open(dialog: LinkDialog, id: string) {
    const words = wouldSay[dialog]
    if (!words || !(await dryRun(words))) onOpen(dialog, id)
  }

  return {
    forbids,
    open: (dialog, id) => void open(dialog, id),
    copy: (link) => void copyAndSay(linkAddress(link.path, link)),
    share: (link) =>
      void share(
        { title: link.name, url: linkAddress(link.path, link) },
        linkMessages.wouldShowSharing,
      ),
    setActive: (id, active) => void setActive.run({ id, active }),
  }
}
