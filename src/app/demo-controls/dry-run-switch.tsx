import { Switch } from '#src/ui/switch.tsx'
import { useDemoSettings } from './use-demo-settings.ts'

/** Lets the presenter show what each button would do, without doing it. */
export function DryRunSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <Switch
      label="Dry run"
      hint="The buttons of the dashboard, the console and the checkout say what they would do, and change nothing."
      checked={settings?.dryRun ?? false}
      onChange={(on) => void set('setDryRun', on)}
    />
  )
}
