import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openLayers } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useShellKeys } from '../keys/use-shell-keys.ts'

/** Ctrl or Cmd K, which opens the global search. */
const isCommandK = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

const palettes = {
  dashboard: lazyDialog(async () => (await import('./dashboard-palette.tsx')).DashboardPalette, {
    keepsState: true,
  }),
  console: lazyDialog(async () => (await import('./console-palette.tsx')).ConsolePalette, {
    keepsState: true,
  }),
}
const KeysSheet = lazyDialog(async () => (await import('../keys/keys-sheet.tsx')).KeysSheet)

/** Opens the global search with its button or Ctrl or Cmd K, and registers the shortcuts of every screen. */
export function Finder({ area }: { area: keyof typeof palettes }) {
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)
  const close = () => setOpened(null)
  const Palette = palettes[area]
  useShellKeys(area, { search: () => setOpened('palette'), list: () => setOpened('keys') })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isCommandK(event) || event.isComposing) return
      // Prevents the browser's own search.
      event.preventDefault()
      setOpened((now) =>
        now === null && openLayers() > 0 ? now : now === 'palette' ? null : 'palette',
      )
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <IconButton
        label="Search"
        icon={<Search strokeWidth={1.75} aria-hidden />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      />
      <Palette open={opened === 'palette'} onClose={close} onKeys={() => setOpened('keys')} />
      <KeysSheet open={opened === 'keys'} onClose={close} />
    </>
  )
}
