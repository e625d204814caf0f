import { useSyncExternalStore } from 'react'
import { isIos, isStandalone } from '#src/ui/share.ts'
import { installPrompt } from './early-events.ts'
import { keepData } from './storage.ts'

/** `ios`: there is no prompt, only the Share menu. `unavailable`: this browser gives no information. */
type InstallState = 'available' | 'installed' | 'ios' | 'unavailable'

let installedNow = false

function currentState(): InstallState {
  if (installedNow || isStandalone()) return 'installed'
  if (installPrompt.get()) return 'available'
  return isIos() ? 'ios' : 'unavailable'
}

function subscribe(listener: () => void): () => void {
  const installed = () => {
    installedNow = true
    installPrompt.set(undefined)
    keepData()
    listener()
  }
  addEventListener('appinstalled', installed)
  const stop = installPrompt.subscribe(listener)
  return () => {
    removeEventListener('appinstalled', installed)
    stop()
  }
}

async function install(): Promise<void> {
  const prompt = installPrompt.get()
  if (!prompt) return
  installPrompt.set(undefined)
  await prompt.prompt()
}

/** Returns whether the app can be installed on this device, and a function that shows the browser's prompt. */
export function useInstall(): { state: InstallState; install: () => Promise<void> } {
  const state = useSyncExternalStore(subscribe, currentState, () => 'unavailable' as const)
  return { state, install }
}
