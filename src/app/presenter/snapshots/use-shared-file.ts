import { useEffect, useEffectEvent } from 'react'
import { toast } from '#src/ui/toast.ts'

/** Takes the file that the service worker has kept (`public/share-target.js`); null if there is none. */
async function takeShared(): Promise<File | null> {
  const kept = await caches.open('paid-shared')
  const [request] = await kept.keys()
  const response = request && (await kept.match(request))
  if (!response) return null
  await kept.delete(request)
  return new File([await response.blob()], 'shared')
}

/** Hands over the file that the system has shared with the app (`share_target` in the manifest). */
export function useSharedFile(open: (files: File[]) => void): void {
  const look = useEffectEvent(async () => {
    const url = new URL(location.href)
    if (!url.searchParams.has('shared')) return
    url.searchParams.delete('shared')
    // A reload does not look again.
    history.replaceState(history.state, '', url)
    const file = await takeShared()
    if (file) open([file])
    else toast.error('No file arrived. Share it again.')
  })
  useEffect(() => void look().catch(reportError), [])
}
