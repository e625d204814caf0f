import { named } from '#db/text/typed-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import type { DialogLayer } from '#src/ui/dialog-host.tsx'
import { likelyNames, numbered } from './class-names.ts'

interface Props extends DialogLayer {
  /** As the trainee typed it. */
  typed: string
  names: readonly string[]
  missing: readonly string[]
  onChoose: (name: string) => void
}

/** Asks whose results those under a name are that isn't on the list: likely names first, then missing ones. */
export function NameDialog({ typed, names, missing, onChoose, open, onClose }: Props) {
  const likely = likelyNames(typed, names)
  const ordered = [...new Set([...likely, ...missing, ...names])]
  /** Beside a trainee of the same name, the other one gets a number. */
  const added = numbered(typed, names)
  const choose = (name: string) => {
    onChoose(name)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={named`Who is ${typed}?`}
      description="The results count under the name that you choose."
      footer={
        <Button variant="secondary" onClick={() => choose(added)}>
          {named`Add ${added}`}
        </Button>
      }
    >
      <ul aria-label="Names of the class" className="-mx-3">
        {ordered.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => choose(name)}
              className="flex min-h-13 w-full flex-wrap items-center justify-between gap-x-3 rounded-[8px] px-3 text-left font-medium hover:bg-hover"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              {missing.includes(name) && <span className="text-sm text-muted">Missing</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
