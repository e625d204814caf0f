import { useEffect, useState } from 'react'

const midnightAfter = (now: Date) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime()

/** An instant of the present day; another one when the day changes, by the clock or while the device slept. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setToday((known) => (known.toDateString() === now.toDateString() ? known : now))
    }
    // A timer may fire a breath early.
    const timer = setTimeout(look, midnightAfter(today) - Date.now() + 50)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}
