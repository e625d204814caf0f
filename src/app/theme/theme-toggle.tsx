import { SunMoon } from 'lucide-react'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { toggleTheme, useTheme } from '#src/ui/theme.ts'

interface Props {
  /** A row that says what it does, as in a menu. */
  inWords?: boolean
}

/** Switches between the light and the dark theme (spec §4). */
export function ThemeToggle({ inWords = false }: Props) {
  const label = useTheme() === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'
  const icon = <SunMoon size={20} strokeWidth={1.75} aria-hidden />
  return inWords ? (
    <Button variant="ghost" size="sm" icon={icon} onClick={toggleTheme}>
      {label}
    </Button>
  ) : (
    <IconButton label={label} icon={icon} onClick={toggleTheme} />
  )
}
