import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#src/ui/button.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { ControlRow } from './control-row.tsx'

interface Props {
  title: string
  text: string
  /** What the button does, in full. */
  label: string
  to: string
  icon?: ReactNode
  onLeave: () => void
}

/** Opens one of the presenter's pages; renders nothing on that page itself. */
export function PageControl({ title, text, label, to, icon, onLeave }: Props) {
  const [location, navigate] = useLocation()
  if (location === to) return null
  return (
    <ControlRow
      title={title}
      text={text}
      action={
        <Button
          variant="secondary"
          size="sm"
          icon={icon}
          aria-label={label}
          onClick={() => {
            onLeave()
            whenLayersClosed(() => navigate(to))
          }}
        >
          Open
        </Button>
      }
    />
  )
}
