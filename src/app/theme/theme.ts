import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const key = 'theme'
const colours: Record<Theme, string> = { dark: '#111410', light: '#f5f4ef' }
const listeners = new Set<() => void>()

/** The theme in force: the class that the page's first script has put on the root element (spec §4). */
function current(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

function apply(theme: Theme): void {
  document.documentElement.classList.remove('dark', 'light')
  document.documentElement.classList.add(theme)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colours[theme])
  for (const listener of listeners) listener()
}

/** Switches to the other theme and remembers it. */
export function toggleTheme(): void {
  const theme = current() === 'dark' ? 'light' : 'dark'
  apply(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then lasts until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  // The choice made in one tab holds in the others.
  const follow = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== current())
      apply(event.newValue === 'light' ? 'light' : 'dark')
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'dark' as const)
}
