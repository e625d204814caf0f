import { useState } from 'react'
import { useLocation } from 'wouter'
import { pathTo } from '#routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-styles.ts'
import { Chevron } from '#src/ui/glyphs.tsx'

interface Props extends Pick<ButtonLook, 'size' | 'variant'> {
  label: string
}

/** Enters the dashboard as the demo's merchant, without a login. Where it can't act yet, it is a link there. */
export function TryItNow({ label, ...look }: Props) {
  const [, navigate] = useLocation()
  const [entering, setEntering] = useState(false)
  const to = pathTo('dashboard')

  async function enter() {
    setEntering(true)
    try {
      const { enterDemo } = await import('#src/data/enter-demo.ts')
      await enterDemo()
    } catch (error) {
      // The dashboard says what did not load.
      reportError(error)
    }
    navigate(to)
  }

  return (
    <ButtonLink
      {...look}
      to={to}
      icon={<Chevron className={entering ? 'animate-slide' : ''} />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        if (!entering) void enter()
      }}
    >
      {label}
    </ButtonLink>
  )
}
