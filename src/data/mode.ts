import type { ApiMode } from '#db/apps/schemas.ts'
import { tabStorage } from '#src/ui/browser-storage.ts'
import { createStore } from '#src/ui/store.ts'

const key = 'paid-mode'

/** Whether this tab's merchant works with live or test data. It lasts until it is left, also over a reload. */
export const modeInTab = createStore<ApiMode>(tabStorage.read(key) === 'test' ? 'test' : 'live')

/** Enters or leaves test mode. Where it can't be stored, a reload leaves it. */
export function setMode(mode: ApiMode): void {
  tabStorage.tryWrite(key, mode === 'test' ? mode : null)
  if (modeInTab.get() !== mode) modeInTab.set(mode)
}
