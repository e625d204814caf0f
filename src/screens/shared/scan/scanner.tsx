import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { canSign } from '#db/phone/sign.ts'
import { cameraEnglish, type CameraWords } from '#db/text/payer-words/camera-english.ts'
import { refusalText } from '#src/data/run-action.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { toast } from '#src/ui/toast.ts'
import { useVisible } from '#src/ui/viewport.ts'
import { createQrReader, type QrReader } from './qr-reader.ts'

/** Whether the camera is on, or why it is not. */
type CameraState = 'starting' | 'on' | 'missing' | 'insecure' | 'refused' | 'busy'

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
function useCamera(): {
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

/** The pause between two looks at the camera, in milliseconds. */
const pause = 150

/** Calls back with the text of the first code that the camera sees, or of each that it sees. */
function useLook(
  reader: QrReader,
  video: HTMLVideoElement | null,
  several: boolean,
  onRead: (text: string) => void,
): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (!video) return
    let timer: ReturnType<typeof setTimeout>
    let left = false
    async function look(seen: HTMLVideoElement) {
      const text = await reader.readFrame(seen)
      if (left) return
      if (text !== null) read(text)
      if (text === null || several) timer = setTimeout(() => void look(seen).catch(fail), pause)
    }
    const fail = async (error: unknown) => toast.error(await refusalText(error))
    void look(video).catch(fail)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [reader, video, several])
}

interface Props {
  /** What to point the camera at. */
  hint: ReactNode
  /** Whether there are several codes to read. Otherwise stop showing the scanner once it has read one. */
  several?: boolean
  words?: CameraWords
  onRead: (text: string) => void
}

/** Reads a QR code with the camera, or from a picture. */
export function Scanner({ hint, several = false, words = cameraEnglish, onRead }: Props) {
  const [reader] = useState(createQrReader)
  const { video, state, retry } = useCamera()
  const [reading, setReading] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const problem = state === 'starting' || state === 'on' ? undefined : words[state]
  useLook(reader, state === 'on' ? video.current : null, several, onRead)

  async function read(file: File) {
    try {
      const text = await reader.readPicture(file)
      if (text === null) setWrong(words.noCode(file.name))
      else onRead(text)
    } catch (error) {
      if (error instanceof DOMException) setWrong(words.notPicture(file.name))
      else toast.error(await refusalText(error))
    }
  }

  async function pick(files: readonly File[]) {
    setWrong(null)
    setReading(true)
    for (const file of files) await read(file)
    setReading(false)
  }

  return (
    <div className="grid max-w-105 grid-cols-1 gap-4">
      <div
        className={`relative aspect-square overflow-hidden rounded-card bg-sunken ${problem ? 'hidden' : ''}`}
      >
        <video
          ref={video}
          muted
          playsInline
          aria-label={words.camera}
          className="size-full object-cover"
        />
        <span
          aria-hidden
          className="absolute inset-[12%] rounded-card border-4 border-white/80 forced-color-adjust-none"
        />
      </div>
      <div role="status" className="grid gap-3">
        {problem ? (
          <Banner tone="wait">{problem}</Banner>
        ) : (
          <p className="text-center text-muted">{state === 'on' ? hint : words.starting}</p>
        )}
        {wrong && <Banner tone="bad">{wrong}</Banner>}
      </div>
      <div className="grid gap-3">
        {(state === 'refused' || state === 'busy') && (
          <Button variant="primary" block onClick={retry}>
            {words.again}
          </Button>
        )}
        <FilePicker
          label={words.picture}
          accept="image/*"
          multiple={several}
          variant={state === 'missing' || state === 'insecure' ? 'primary' : 'secondary'}
          block
          pending={reading}
          pendingLabel={words.reading}
          onPick={(files) => void pick(files)}
        >
          {several ? 'Choose pictures' : words.choose}
        </FilePicker>
      </div>
    </div>
  )
}

/** Reads the code of a payment between phones, or says that this page can't sign one. */
export function PaymentScanner(
  props: Pick<ComponentProps<typeof Scanner>, 'hint' | 'words' | 'onRead'>,
) {
  if (canSign()) return <Scanner {...props} />
  return (
    <div role="status" className="max-w-105">
      <Banner tone="wait">{(props.words ?? cameraEnglish).notSecure}</Banner>
    </div>
  )
}

/** Returns the hash of the address without `#`, and a function that replaces it. */
export function useHash(): [hash: string, replace: (hash: string) => void] {
  const [hash, setHash] = useState(() => location.hash.slice(1))
  useEffect(() => {
    const follow = () => setHash(location.hash.slice(1))
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  function replace(next: string) {
    setHash(next)
    whenLayersClosed(() => {
      const url = new URL(location.href)
      url.hash = next
      history.replaceState(history.state, '', url)
    })
  }

  return [hash, replace]
}
