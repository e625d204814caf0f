import { SunMoon } from 'lucide-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { toggleTheme, useTheme } from './theme.ts'

/** Returns the label for switching the theme. */
const useThemeLabel = () =>
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

/** Switches the theme, as a menu item. */
export function ThemeRow() {
  return (
    <Button variant="ghost" size="sm" icon={<SunMoon aria-hidden />} onClick={toggleTheme}>
      {useThemeLabel()}
    </Button>
  )
}
