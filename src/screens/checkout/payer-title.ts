import { useEffect } from 'react'

/** Names the page in the payer's language. */
export function usePayerTitle(title: string): void {
  useEffect(() => {
    let current = true
    // After the app, whose effect names a page that it has just arrived at.
    queueMicrotask(() => {
      if (current) document.title = `${title} · Paid`
    })
    return () => {
      current = false
    }
  }, [title])
}
