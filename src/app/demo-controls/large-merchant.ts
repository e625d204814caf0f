import { useSyncExternalStore } from 'react'
import type { ActionContext } from '#db/action.ts'

interface Making {
  written: number
  /** 0 until the first are in. */
  count: number
}

// Outside of any screen: it goes on while the presenter looks around, and the sheet says how far it is.
let making: Making | null = null
let control: AbortController | undefined
const listeners = new Set<() => void>()

function set(next: Making | null): void {
  making = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How far the large merchant is; null while none is being made. */
export const useLargeMerchant = (): Making | null => useSyncExternalStore(subscribe, () => making)

/**
 * Makes the large merchant and opens it, or goes on where it was stopped. Answers whether it is complete; while one is
 * being made, a second call does nothing.
 */
export async function startLargeMerchant(context: ActionContext): Promise<boolean> {
  if (making) return false
  control = new AbortController()
  const { signal } = control
  set({ written: 0, count: 0 })
  try {
    const { makeLargeMerchant } = await import('#db/demo/make-large-merchant.ts')
    let isComplete = false
    await makeLargeMerchant(context, {
      signal,
      onProgress: (written, count) => {
        isComplete = written === count
        set({ written, count })
      },
    })
    return isComplete
  } finally {
    set(null)
  }
}

/** Stops after the rows that are being written; those stay. */
export function stopLargeMerchant(): void {
  control?.abort()
}
