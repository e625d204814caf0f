import { DemoTag } from '#src/ui/demo-note.tsx'

/** The demo's tag beside a number; a press fills in one with which the payment succeeds. */
export function TestNumber({ onFill }: { onFill: () => void }) {
  return (
    <button
      type="button"
      aria-label="Fill in a test number"
      data-tooltip="Fill in a test number"
      className="inline-flex min-h-target min-w-target items-center justify-end rounded-control"
      onClick={onFill}
    >
      <DemoTag />
    </button>
  )
}
