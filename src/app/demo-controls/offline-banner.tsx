import { Banner } from '#src/ui/banner.tsx'
import { useOfflineStatus } from '../offline/offline-status.ts'

/** Whether every screen works without signal, from what the device really keeps. */
export function OfflineBanner() {
  const offline = useOfflineStatus()
  if (offline.state === 'ready')
    return (
      <Banner tone="ok" title="Offline ready">
        Every screen works without signal.
      </Banner>
    )
  if (offline.state === 'preparing')
    return (
      <Banner tone="wait" title="Getting ready for offline">
        Keep this page open until the app is on this device.
      </Banner>
    )
  return (
    <Banner tone="bad" title="Not offline ready">
      {offline.reason}
    </Banner>
  )
}
