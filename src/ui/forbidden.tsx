import { useId, type ReactNode } from 'react'
import { toast } from './toast.ts'

export interface Forbiddable {
  /** Why the person may not use the control: it is dimmed, stays focusable and gives the reason. */
  forbidden?: string | undefined
}

interface ForbiddenControl {
  /** For the control: its disabled state, tooltip and accessible description. */
  props: { 'aria-disabled'?: true; 'aria-describedby'?: string; 'data-tooltip'?: string }
  /** Rendered beside the control, for screen readers only. */
  note: ReactNode
  /** Announces the reason instead of performing the action. */
  say: () => void
}

/** Returns the state of a control that the person may not use; empty when they may. */
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
