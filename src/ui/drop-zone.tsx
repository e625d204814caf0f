import { useState, type DragEvent } from 'react'
import { FilePicker, type FilePickerProps } from './file-picker.tsx'

/** A drop target for a file, with the button that opens the file chooser. */
export function DropZone({ hint, ...picker }: FilePickerProps & { hint: string }) {
  const [over, setOver] = useState(false)
  const takes = picker.forbidden === undefined && !picker.pending

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (takes && files.length > 0) picker.onPick(picker.multiple ? files : files.slice(0, 1))
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(takes)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`grid justify-items-center gap-2 rounded-control border border-dashed px-4 py-5 text-center ${over ? 'border-primary bg-selected' : 'border-line-strong bg-sunken'}`}
    >
      <FilePicker {...picker} />
      <p className="text-sm text-muted">{hint}</p>
    </div>
  )
}
