import { deviceStorage } from '#src/ui/browser-storage.ts'

/** Under which a test is kept on this device until its end was seen. */
export const testKey = 'paid-exercise-test'

/** Returns whether a test runs on this device, or its end wasn't seen yet; read without the code of tests. */
export const isTestRemembered = (): boolean => deviceStorage.read(testKey) !== null
