import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Badge } from '#src/ui/badge.tsx'

function subscribe(listener: () => void): () => void {
  const types = ['online', 'offline'] as const
  for (const type of types) addEventListener(type, listener)
  return () => {
    for (const type of types) removeEventListener(type, listener)
  }
}

/** Says in the header that the device is offline; on phones by its shape alone. */
export function OfflineMark() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <span role="status" className="flex-none">
      {!isOnline && (
        <span data-tooltip="Everything works and is saved on this device">
          <Badge tone="off" icon={<WifiOff aria-hidden />}>
            <span className="max-sm:sr-only">Offline</span>
          </Badge>
        </span>
      )}
    </span>
  )
}
