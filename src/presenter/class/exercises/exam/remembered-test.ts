import type { KeptKey } from '#src/data/kept-keys.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'

/** Under which `shownTest` keeps a test until its end was seen. */
const key: KeptKey = 'paid-exercise-test'

/** Returns whether a test runs on this device, or its end wasn't seen yet; read without the code of tests. */
export const isTestRemembered = (): boolean => deviceStorage.read(key) !== null
