import { Segmented } from '#src/ui/segmented.tsx'
import { chooseTheme, useThemeChoice } from '#src/ui/theme.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the device' },
] as const

/** Light, dark or as the device has it: chosen at once, on this device (spec §4). */
export function ThemeRow() {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm font-semibold">Theme</p>
      <Segmented label="Theme" value={useThemeChoice()} onChange={chooseTheme} options={themes} />
      <p className="text-sm text-muted">At once, and on this device only.</p>
    </div>
  )
}
