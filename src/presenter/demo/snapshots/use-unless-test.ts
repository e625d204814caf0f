import { useEffect, useEffectEvent, useState } from 'react'
import { isTestRemembered } from '../../class/exercises/exam/remembered-test.ts'
import { isTestInTheWay } from './replace-demo.ts'

/**
 * Returns whether a question before everything is replaced may be asked. While a test runs that is refused at once, in a
 * sentence, and the question closes. DEMO-15.
 */
export function useUnlessTest(open: boolean, onClose: () => void): boolean {
  const [isFree, setFree] = useState(false)
  const asks = open && isTestRemembered()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!asks) return
    let left = false
    const look = async () => {
      // Where that can't be told, the act itself refuses.
      const isInTheWay = await isTestInTheWay().catch(() => false)
      if (left) return
      if (isInTheWay) close()
      else setFree(true)
    }
    void look()
    return () => {
      left = true
      setFree(false)
    }
  }, [asks])
  return open && (!asks || isFree)
}
