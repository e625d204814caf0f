import { useEffect, useState } from 'react'
import type { PaymentLink } from '#db/model/payment-link.ts'

/** The longest that a timer can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1

/** The present in milliseconds, moved on whenever one of the links expires: a link expires on the screen by itself. */
export function useLinksMoment(links: readonly Pick<PaymentLink, 'expiresAt'>[] = []): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(
    ...links.flatMap(({ expiresAt }) => {
      const at = expiresAt === null ? now : Date.parse(expiresAt)
      return at > now ? [at] : []
    }),
  )

  useEffect(() => {
    const move = () => setNow(Date.now())
    // A sleeping device stops its timers: looked at again when someone looks at the page.
    document.addEventListener('visibilitychange', move)
    const timer = Number.isFinite(next)
      ? setTimeout(move, Math.min(Math.max(next - Date.now(), 0) + 1, longestWait))
      : undefined
    return () => {
      document.removeEventListener('visibilitychange', move)
      clearTimeout(timer)
    }
  }, [next, now])

  return now
}
