import { useEffect, useEffectEvent } from 'react'

interface LaunchParams {
  files: readonly { getFile: () => Promise<File> }[]
}

/** Hands over the file with which the system has opened the app (`file_handlers` in the manifest). */
export function useLaunchedFile(open: (files: File[]) => void): void {
  const hear = useEffectEvent(async ({ files: [handle] }: LaunchParams) => {
    if (handle) open([await handle.getFile()])
  })
  useEffect(() => {
    const { launchQueue } = globalThis as {
      launchQueue?: { setConsumer: (hear: (params: LaunchParams) => void) => void }
    }
    launchQueue?.setConsumer((params) => void hear(params).catch(reportError))
  }, [])
}
