import { SunMoon } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { toggleTheme } from '#src/ui/theme.ts'
import { useThemeLabel } from './theme-toggle.tsx'

/** Switches the theme, as a menu item. */
export function ThemeRow() {
  return (
    <Button variant="ghost" size="sm" icon={<SunMoon aria-hidden />} onClick={toggleTheme}>
      {useThemeLabel()}
    </Button>
  )
}
