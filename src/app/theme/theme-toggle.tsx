import { SunMoon } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toggleTheme, useTheme } from '#src/ui/theme.ts'

/** Returns the label for switching the theme. */
export const useThemeLabel = () =>
  useTheme() === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'

/** Switches between the light and dark themes (UI-1). */
export function ThemeToggle() {
  return (
    <IconButton
      label={useThemeLabel()}
      icon={<SunMoon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={toggleTheme}
    />
  )
}
