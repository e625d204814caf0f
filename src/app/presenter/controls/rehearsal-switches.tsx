import { Switch } from '#src/ui/switch.tsx'
import { useDemoSettings } from './use-demo-settings.ts'

/** Rehearsing, and failures of simulated services on request. */
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
      <Switch
        label="Fail the next call"
        hint="Shows an error: the next login, sign-up or password reset fails once."
        checked={settings?.failNext ?? false}
        onChange={(on) => void set('setFailNext', on)}
      />
    </>
  )
}
