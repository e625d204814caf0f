import { useEffect, useState } from 'react'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { codeIn } from './demo-link.ts'

const OpenedLink = lazyDialog(async () => (await import('./opened-link.tsx')).OpenedLink)

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
  return <OpenedLink open={code !== null} code={code ?? ''} onClose={() => setCode(null)} />
}
