import { SunMoon } from 'lucide-react'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toggleTheme, useTheme } from '#src/ui/theme.ts'

/** Switches between the light and the dark theme (spec §4). */
export function ThemeToggle() {
  const theme = useTheme()
  return (
    <IconButton
      label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={<SunMoon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={toggleTheme}
    />
  )
}
