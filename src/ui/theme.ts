import { useSyncExternalStore } from 'react'
import { deviceStorage } from './browser-storage.ts'
import { createStore } from './store.ts'

export type Theme = 'dark' | 'light'
/** A theme, or the device's setting. */
export type ThemeChoice = Theme | 'system'

const key = 'theme'
const colours: Record<Theme, string> = { dark: '#111410', light: '#f5f4ef' }

/** Returns the active theme, from the class that the inline script in the page set on the root element (UI-1). */
function current(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark'
}

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)')

const themeOf = (choice: ThemeChoice): Theme =>
  choice === 'system' ? (deviceIsDark().matches ? 'dark' : 'light') : choice

const choiceIn = (text: string | null): ThemeChoice =>
  text === 'light' || text === 'system' ? text : 'dark'

/** A choice that the device could not remember. */
let unsaved: ThemeChoice | undefined

/** The page itself holds the theme; this tells of a change. */
const applied = createStore<Theme | undefined>(undefined)

/** Returns the stored choice; dark when there is none (UI-1). */
const chosen = (): ThemeChoice => unsaved ?? choiceIn(deviceStorage.read(key))

function apply(theme: Theme): void {
  document.documentElement.classList.remove('dark', 'light')
  document.documentElement.classList.add(theme)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', colours[theme])
  applied.set(theme)
}

/** Sets a theme and remembers it. */
export function chooseTheme(choice: ThemeChoice): void {
  // A choice that can't be stored lasts until the page is left.
  unsaved = deviceStorage.tryWrite(key, choice) ? undefined : choice
  apply(themeOf(choice))
}

/** Switches to the other theme and remembers it. */
export const toggleTheme = (): void => chooseTheme(current() === 'dark' ? 'light' : 'dark')

function subscribe(listener: () => void): () => void {
  // A choice in one tab applies to the others.
  const follow = (event: StorageEvent) => {
    if (event.key === key) apply(themeOf(choiceIn(event.newValue)))
  }
  const followDevice = () => {
    if (chosen() === 'system') apply(themeOf('system'))
  }
  const device = deviceIsDark()
  const stop = applied.subscribe(listener)
  addEventListener('storage', follow)
  device.addEventListener('change', followDevice)
  return () => {
    stop()
    removeEventListener('storage', follow)
    device.removeEventListener('change', followDevice)
  }
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current, () => 'dark' as const)
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, chosen, () => 'dark' as const)
}
