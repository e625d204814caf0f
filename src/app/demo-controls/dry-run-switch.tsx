import { setDryRun } from '#db/actions/set-dry-run.ts'
import { getDemoSettings } from '#db/queries/get-demo-settings.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { refusalText } from '#src/data/refusal.ts'
import { useQuery } from '#src/data/use-query.ts'
import { Switch } from '#src/ui/switch.tsx'
import { toast } from '#src/ui/toast.ts'

/** Lets the presenter show what each button would do, without doing it. */
export function DryRunSwitch() {
  const settings = useQuery(getDemoSettings)
  const database = useDatabase()
  const actor = useActor()

  async function set(on: boolean) {
    try {
      await setDryRun({ db: database(), actor, now: new Date().toISOString() }, on)
    } catch (error) {
      toast.error(refusalText(error))
    }
  }

  return (
    <Switch
      label="Dry run"
      hint="Buttons show what would happen, and change nothing."
      checked={settings?.dryRun ?? false}
      onChange={(on) => void set(on)}
    />
  )
}
