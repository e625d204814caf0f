import { Switch } from '#src/ui/switch.tsx'
import { useDemoSettings } from './use-demo-settings.ts'

/** Lets the presenter show what a failing service looks like. */
export function FaultsSwitch() {
  const { settings, set } = useDemoSettings()
  return (
    <section aria-labelledby="faults">
      <h3 id="faults" className="text-sm font-semibold">
        Faults
      </h3>
      <Switch
        label="Make the next call fail"
        hint="The next log-in, sign-up or password reset fails, once."
        checked={settings?.failNext ?? false}
        onChange={(on) => void set('setFailNext', on)}
      />
    </section>
  )
}
