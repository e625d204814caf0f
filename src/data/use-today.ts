import { useEffect, useState } from 'react'
import { isSameDay, startOfDay } from '#db/days.ts'

/** An instant of the present day; another one when the day changes, by the clock or while the device slept. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const look = () => {
      const now = new Date()
      setToday((known) => (isSameDay(known, now) ? known : now))
    }
    // A timer may fire a breath early.
    const timer = setTimeout(look, startOfDay(today, 1) - Date.now() + 50)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [today])
  return today
}
