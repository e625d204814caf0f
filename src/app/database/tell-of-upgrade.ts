import { upgradeMessages } from '#src/rules/messages/payments.ts'
import { toast } from '#src/ui/toast.ts'

/** How long an upgrade may take before it is spoken of, in milliseconds. */
const unnoticed = 1000

/** Says that the data is brought up to date where that takes its time, and what came of it. Never rejects. */
export async function tellOfUpgrade(opening: Promise<unknown>): Promise<void> {
  const topic = 'upgrade'
  let said = false
  const timer = setTimeout(() => {
    said = true
    toast.info(upgradeMessages.underWay, { stays: true, topic })
  }, unnoticed)
  const done = await opening.then(
    () => true,
    () => false,
  )
  clearTimeout(timer)
  if (!said) return
  if (done) toast.success(upgradeMessages.done, { topic })
  else toast.error(upgradeMessages.failed, { topic })
}
