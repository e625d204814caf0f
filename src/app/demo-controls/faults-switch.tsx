import { setFailNext } from '#db/actions/set-fail-next.ts'
import { getDemoSettings } from '#db/queries/get-demo-settings.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/refusal.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Switch } from '#src/ui/switch.tsx'
import { toast } from '#src/ui/toast.ts'

/** Lets the presenter show what a failing service looks like; it works in dry run too. */
export function FaultsSwitch() {
  const settings = useQuery(getDemoSettings)
  const database = useDatabase()
  const actor = useActor()

  async function set(on: boolean) {
    try {
      await setFailNext({ db: database(), actor, now: new Date().toISOString() }, on)
    } catch (error) {
      toast.error(refusalText(error))
    }
  }

  return (
    <section aria-labelledby="faults">
      <h3 id="faults" className="text-sm font-semibold">
        Faults
      </h3>
      <Switch
        label="Make the next call fail"
        hint="The next log-in, sign-up or password reset fails, once."
        checked={settings?.failNext ?? false}
        onChange={(on) => void set(on)}
      />
    </section>
  )
}
