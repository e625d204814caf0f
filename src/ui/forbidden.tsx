import { useId, type ReactNode } from 'react'
import { toast } from './toast.ts'

export interface Forbiddable {
  /** Why the person may not use it: greyed, still reached by the keyboard, and it says why. */
  forbidden?: string | undefined
}

interface ForbiddenControl {
  /** For the control: how it stands, its tooltip, and what describes it to those who hear it. */
  props: { 'aria-disabled'?: true; 'aria-describedby'?: string; 'data-tooltip'?: string }
  /** Beside the control, drawn for nobody. */
  note: ReactNode
  /** Says why, in place of what a press would do. */
  say: () => void
}

/** How every control stands that the person may not use; nothing of it where they may. */
export function useForbidden(reason: string | undefined, describedBy?: string): ForbiddenControl {
  const id = useId()
  if (reason === undefined)
    return {
      props: describedBy === undefined ? {} : { 'aria-describedby': describedBy },
      note: null,
      say: () => {},
    }
  return {
    props: {
      'aria-disabled': true,
      'aria-describedby': describedBy ? `${describedBy} ${id}` : id,
      'data-tooltip': reason,
    },
    note: (
      <span id={id} hidden>
        {reason}
      </span>
    ),
    say: () => toast.info(reason),
  }
}
