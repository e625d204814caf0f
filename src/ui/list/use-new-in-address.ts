import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'

/** Opens the form of a new row when the address asks for it, as `?new` does, unless the person may not create one. */
export function useNewInAddress(open: () => void, forbidden: string | undefined): void {
  const [params, setParams] = useSearchParams()
  const asked = params.has('new')
  const begin = useEffectEvent(() => {
    setParams({}, { replace: true })
    if (forbidden === undefined) open()
  })
  useEffect(() => {
    if (asked) begin()
  }, [asked])
}
