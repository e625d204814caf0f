import { lazy, Suspense, useEffect, useState } from 'react'
import { codeIn } from './demo-link.ts'

const OpenedLink = lazy(async () => ({ default: (await import('./opened-link.tsx')).OpenedLink }))

/** Opens the link of a demo made for a business, on any page (DEMO-9). */
export function DemoLinks() {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    function look() {
      const found = codeIn(location.hash)
      if (found === null) return
      // A reload does not open it again.
      history.replaceState(history.state, '', location.pathname + location.search)
      setCode(found)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (code === null) return null
  return (
    <Suspense>
      <OpenedLink code={code} onClose={() => setCode(null)} />
    </Suspense>
  )
}
