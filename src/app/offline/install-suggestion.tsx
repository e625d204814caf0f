import { useEffect } from 'react'
import { actsDone } from '#src/data/acts-done.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { toast } from '#src/ui/toast.ts'
import { isTestRemembered } from '#src/presenter/mount/side-shells.ts'
import { partOfWindow } from '#src/data/part-of-window.ts'
import { useInstall } from '#src/data/install.ts'

const key = 'paid-install-suggested'

/** The delay after an act, so that its own message has gone, in milliseconds. */
const afterwards = 6000

/** Returns true the first time on this device; never without storage, where the answer can't be remembered. */
const isFirstTime = (): boolean =>
  deviceStorage.read(key) === null && deviceStorage.tryWrite(key, '1')

/** Suggests installing once, after something was done; whatever the answer, it never asks again. */
export function InstallSuggestion() {
  const { state, install } = useInstall()
  const isPossible = (state === 'available' || state === 'ios') && partOfWindow() === undefined
  useEffect(() => {
    if (!isPossible) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const suggest = () => {
      timer = undefined
      // It would lie over the test's line; an act after it suggests.
      if (isTestRemembered() || !isFirstTime()) return
      if (state === 'ios')
        toast.info('Keep Paid on this device: tap Share, then Add to Home Screen.', { stays: true })
      else
        toast.info('Install Paid to open it without signal.', {
          stays: true,
          action: { label: 'Install', onClick: () => void install() },
        })
    }
    const wait = () => {
      if (actsDone.get() > 0) timer ??= setTimeout(suggest, afterwards)
    }
    wait()
    const stop = actsDone.subscribe(wait)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [isPossible, state, install])
  return null
}
