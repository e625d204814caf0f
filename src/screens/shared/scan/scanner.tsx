import { useEffect, useEffectEvent, useState } from 'react'
import { refusalText } from '#src/data/run-action.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { FilePicker } from '#src/ui/file-picker.tsx'
import { toast } from '#src/ui/toast.ts'
import { createQrReader, type QrReader } from './qr-reader.ts'
import { type CameraState, useCamera } from './use-camera.ts'

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

const problems: Partial<Record<CameraState, string>> = {
  missing: phoneMessages.noCamera,
  insecure: phoneMessages.cameraInsecure,
  refused: phoneMessages.cameraOff,
  busy: phoneMessages.cameraBusy,
}

interface Props {
  /** What to point the camera at. */
  hint: string
  /** Whether there are several codes to read. Otherwise stop showing the scanner once it has read one. */
  several?: boolean
  onRead: (text: string) => void
}

/** Reads a QR code with the camera, or from a picture. */
export function Scanner({ hint, several = false, onRead }: Props) {
  const [reader] = useState(createQrReader)
  const { video, state, retry } = useCamera()
  const [reading, setReading] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const problem = problems[state]
  useLook(reader, state === 'on' ? video.current : null, several, onRead)

  async function read(file: File) {
    try {
      const text = await reader.readPicture(file)
      if (text === null) setWrong(phoneMessages.noCode(file.name))
      else onRead(text)
    } catch (error) {
      if (error instanceof DOMException) setWrong(phoneMessages.notPicture(file.name))
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
          aria-label="Camera"
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
          <p className="text-center text-muted">{state === 'on' ? hint : 'Starting the camera'}</p>
        )}
        {wrong && <Banner tone="bad">{wrong}</Banner>}
      </div>
      <div className="grid gap-3">
        {(state === 'refused' || state === 'busy') && (
          <Button variant="primary" block onClick={retry}>
            Try again
          </Button>
        )}
        <FilePicker
          label="Picture of the code"
          accept="image/*"
          multiple={several}
          variant={state === 'missing' || state === 'insecure' ? 'primary' : 'secondary'}
          block
          pending={reading}
          pendingLabel="Reading"
          onPick={(files) => void pick(files)}
        >
          {several ? 'Choose pictures' : 'Choose a picture'}
        </FilePicker>
      </div>
    </div>
  )
}
