import { Switch } from '#src/ui/switch.tsx'
import { FaultControl } from './fault-control.tsx'
import { useDemoSettings } from './use-demo-settings.ts'

/** Dry run, and what goes wrong next. */
export function RehearsalSwitches() {
  const { settings, set } = useDemoSettings()
  return (
    <>
      <Switch
        label="Dry run"
        hint="Rehearses: buttons say what they would do and change nothing."
        checked={settings?.dryRun ?? false}
        onChange={(on) => void set('setDryRun', on)}
      />
      <FaultControl />
    </>
  )
}
