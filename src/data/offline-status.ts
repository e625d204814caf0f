import { useSyncExternalStore } from 'react'
import { createStore } from '#src/ui/store.ts'
import { areAllFilesKept } from './storage.ts'

export type OfflineStatus =
  | { state: 'ready' }
  | { state: 'preparing' }
  | { state: 'not-ready'; reason: string }

const unsupported =
  'This browser can’t store the app. Turn off private browsing or use another browser.'
const unfinished = 'Some files are missing. Reload the page while you’re online.'

const preparing: OfflineStatus = { state: 'preparing' }
const status = createStore<OfflineStatus>(preparing)
let failure: string | undefined

async function findStatus(): Promise<OfflineStatus> {
  if (!('serviceWorker' in navigator) || !('caches' in window))
    return { state: 'not-ready', reason: unsupported }
  const registration = await navigator.serviceWorker.getRegistration(import.meta.env.BASE_URL)
  if (registration?.active && (await areAllFilesKept(registration.scope))) return { state: 'ready' }
  if (registration?.active) return { state: 'not-ready', reason: unfinished }
  if (failure) return { state: 'not-ready', reason: failure }
  return { state: 'preparing' }
}

/** Checks the files on the device and updates the screens. */
export async function checkOffline(): Promise<OfflineStatus> {
  const found = await findStatus().catch((): OfflineStatus => ({
    state: 'not-ready',
    reason: unsupported,
  }))
  if (JSON.stringify(found) !== JSON.stringify(status.get())) status.set(found)
  return found
}

/** Reports that the service worker is unavailable, and why. */
export function offlineFailed(reason: string = unfinished): void {
  failure = reason
  void checkOffline()
}

function subscribe(listener: () => void): () => void {
  void checkOffline()
  return status.subscribe(listener)
}

/** Returns whether the app works offline, from the actual state of the service worker and its files. */
export function useOfflineStatus(): OfflineStatus {
  return useSyncExternalStore(subscribe, status.get, () => preparing)
}
