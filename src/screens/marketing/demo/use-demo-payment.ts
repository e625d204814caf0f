import { useEffect, useState } from 'react'
import { timings } from '#src/rules/site.ts'

export type DemoState = 'idle' | 'processing' | 'successful'

/**
 * Runs the demo's button: processing, successful, then ready again (SITE-2). Leaving the page ends it; clicks while it
 * is not idle do nothing.
 */
export function useDemoPayment(): [DemoState, pay: () => void] {
  const [state, setState] = useState<DemoState>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const working = state === 'processing'
    const timer = setTimeout(
      () => setState(working ? 'successful' : 'idle'),
      working ? timings.demoProcessing : timings.demoSuccess,
    )
    return () => clearTimeout(timer)
  }, [state])
  return [state, () => setState((now) => (now === 'idle' ? 'processing' : now))]
}
