import { upgradeMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'

/** The time in milliseconds after which an upgrade shows a message. */
const unnoticed = 1000

/** Shows a message during a long upgrade, and its result. Never rejects. */
export async function tellOfUpgrade(opening: Promise<unknown>): Promise<void> {
  const topic = 'upgrade'
  let isShown = false
  const timer = setTimeout(() => {
    isShown = true
    toast.info(upgradeMessages.underWay, { stays: true, topic })
  }, unnoticed)
  const done = await opening.then(
    () => true,
    () => false,
  )
  clearTimeout(timer)
  if (!isShown) return
  if (done) toast.success(upgradeMessages.done, { topic })
  else toast.error(upgradeMessages.failed, { topic })
}
