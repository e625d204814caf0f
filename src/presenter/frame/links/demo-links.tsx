import { lazy, Suspense, useEffect, useState } from 'react'
import type { LocalCurrencyName } from '#db/money.ts'
import { getKiosk } from '#src/data/kiosk.ts'
import { codeIn, localCurrencyIn } from '../../pitch/prospect-demo/demo-link.ts'

const OpenedLink = lazy(async () => ({ default: (await import('./opened-link.tsx')).OpenedLink }))
const OpenedStart = lazy(async () => ({
  default: (await import('./opened-start.tsx')).OpenedStart,
}))

/** What an address asks for: a business that the demo is made for, a scenario, or the sample data. */
type Asked =
  | { code: string; localCurrency: LocalCurrencyName | undefined }
  | { scenario: string }
  | { reset: true }

function askedIn({ hash, searchParams }: URL): Asked | null {
  const code = codeIn(hash)
  if (code !== null) return { code, localCurrency: localCurrencyIn(hash) }
  const scenario = searchParams.get('scenario')
  if (scenario !== null) return { scenario }
  return searchParams.has('reset') ? { reset: true } : null
}

/** Opens the links that change the whole demo, on any page (DEMO-9, DEMO-12). */
export function DemoLinks() {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    function look() {
      const url = new URL(location.href)
      const found = askedIn(url)
      if (found === null) return
      url.searchParams.delete('scenario')
      url.searchParams.delete('reset')
      if ('code' in found) url.hash = ''
      // A reload does not open it again.
      history.replaceState(history.state, '', url)
      // Visitors of a kiosk must not replace its data.
      if (!getKiosk()) setAsked(found)
    }
    look()
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  if (asked === null) return null
  const close = () => setAsked(null)
  return (
    <Suspense>
      {'code' in asked ? (
        <OpenedLink code={asked.code} localCurrency={asked.localCurrency} onClose={close} />
      ) : (
        <OpenedStart scenario={'scenario' in asked ? asked.scenario : null} onClose={close} />
      )}
    </Suspense>
  )
}
