import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { offerDroppedFiles } from './dropped-files.ts'
import { FilePicker, type FilePickerProps } from './file-picker.tsx'

/** A drop target for a file, with the button that opens the file chooser. What is dropped beside it is offered to it too. */
export function DropZone({ hint, ...picker }: FilePickerProps & { hint: string }) {
  const [over, setOver] = useState(false)
  const zone = useRef<HTMLDivElement>(null)
  const takes = picker.forbidden === undefined && !picker.pending

  const take = useEffectEvent((files: File[]) => {
    if (takes && files.length > 0) picker.onPick(picker.multiple ? files : files.slice(0, 1))
  })
  useEffect(() => {
    if (!zone.current) return
    return offerDroppedFiles({ element: zone.current, take: (files) => take(files) })
  }, [])

  return (
    <div
      ref={zone}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(takes)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
      className={`grid justify-items-center gap-2 rounded-control border border-dashed px-4 py-5 text-center ${over ? 'border-primary bg-selected' : 'border-line-strong bg-sunken'}`}
    >
      <FilePicker {...picker} />
      <p className="text-sm text-muted">{hint}</p>
    </div>
  )
}
