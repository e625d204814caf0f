import { useEffect, useState } from 'react'
import type { Room } from './alerts.ts'

/** How full the device's room for this app is; null until the browser has said, and where it does not. */
export function useRoom(): Room | null {
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    const asked = navigator.storage?.estimate?.()
    asked?.then(
      ({ usage, quota }) => {
        if (usage !== undefined && quota) setRoom({ used: usage, quota })
      },
      () => undefined,
    )
  }, [])
  return room
}
