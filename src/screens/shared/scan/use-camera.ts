import { type RefObject, useEffect, useRef, useState } from 'react'
import { useVisible } from '#src/ui/use-visible.ts'

/** Whether the camera is on, or why it is not. */
export type CameraState = 'starting' | 'on' | 'missing' | 'insecure' | 'refused' | 'busy'

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing'
}

/** Opens the camera at the back. Rejects with a DOMException. */
async function openCamera(): Promise<MediaStream> {
  // Asked first, because Chromium reports an error to the console where the page's headers forbid it.
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature: (name: string) => boolean }
  }
  if (featurePolicy?.allowsFeature('camera') === false)
    throw new DOMException('The headers forbid it.', 'NotAllowedError')
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 } },
  })
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Shows the camera at the back in a video while the page is visible. `retry` asks for it again. */
export function useCamera(): {
  video: RefObject<HTMLVideoElement | null>
  state: CameraState
  retry: () => void
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [tries, setTries] = useState(0)
  const visible = useVisible()

  useEffect(() => {
    if (!visible) return
    let stream: MediaStream | undefined
    let left = false
    async function start() {
      // Undefined without https.
      if (!navigator.mediaDevices) return setState('insecure')
      setState('starting')
      try {
        stream = await openCamera()
        if (left || !video.current) return stop(stream)
        video.current.srcObject = stream
        await video.current.play()
        if (!left) setState('on')
      } catch (error) {
        if (!left) setState(stateOf(error))
      }
    }
    void start()
    return () => {
      left = true
      stop(stream)
    }
  }, [visible, tries])

  return { video, state, retry: () => setTries((before) => before + 1) }
}
