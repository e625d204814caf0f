import { Keyboard, SunMoon } from 'lucide-react'
import { toggleTheme } from '#src/ui/theme.ts'
import { everywhere } from '../keys/key-table.ts'
import type { Finding } from './finding.ts'

/** What holds on this device alone. */
export const deviceFindings = (onKeys: () => void): Finding[] => [
  {
    id: 'theme',
    group: 'device',
    label: 'Switch theme',
    icon: <SunMoon aria-hidden />,
    texts: ['switch theme', 'dark', 'light'],
    run: toggleTheme,
  },
  {
    id: 'keys',
    group: 'device',
    label: 'Keyboard keys',
    icon: <Keyboard aria-hidden />,
    keys: everywhere.list.keys,
    texts: ['keyboard keys', 'shortcuts', 'help'],
    run: onKeys,
  },
]
