import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Area, builtPaths } from '#routes/paths.ts'
import { openLayers } from '#src/ui/history-layers.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type Key, useKeys } from '#src/ui/keys/use-keys.ts'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { useFollow } from '#src/ui/use-follow.ts'
import { everywhere, keysTo, mainButton, searchField } from '../keys/key-table.ts'
import { entryName } from '../shells/nav-entries.ts'

interface Opens {
  /** Called where a screen has no search of its own. */
  search: () => void
  list: () => void
}

/**
 * The shortcuts of every screen in an area: to other screens, the search, the primary button and the list of shortcuts.
 */
function useShellKeys(area: Area, opens: Opens): void {
  const follow = useFollow()
  const goes = builtPaths.flatMap((row): Key[] => {
    const keys = row.area === area ? keysTo(row.id) : undefined
    return keys ? [{ keys, label: entryName(row), run: () => follow(row.path) }] : []
  })
  useKeys({
    title: 'On every screen',
    everywhere: true,
    keys: [
      {
        ...everywhere.search,
        run: () => {
          const field = searchField()
          if (field) field.focus()
          else opens.search()
        },
      },
      { ...everywhere.create, run: () => mainButton()?.click() },
      { ...everywhere.list, run: opens.list },
    ],
  })
  useKeys({ title: 'Go to', everywhere: true, keys: goes })
}

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
