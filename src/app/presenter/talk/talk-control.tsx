import { Button } from '#src/ui/button.tsx'
import { pathTo } from '#src/routes/paths.ts'
import { base } from '../../base.ts'
import { ControlRow } from '../controls/control-row.tsx'

/** Opens the presenter's notes in a second window. */
export function TalkControl({ onLeave }: { onLeave: () => void }) {
  return (
    <ControlRow
      title="Talk track"
      text="Your notes for each screen, in a second window that follows this one."
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-label="Open talk track"
          onClick={() => {
            window.open(base + pathTo('talk'), 'paid-talk', 'popup,width=520,height=860')
            onLeave()
          }}
        >
          Open
        </Button>
      }
    />
  )
}
