import { pathTo } from '#src/routes/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useFollow } from '#src/ui/use-follow.ts'

/** Returns the address of a link's checkout, in the app. */
export const checkoutOf = ({ path }: { path: string }): string => pathTo('checkout', { path })

interface Props {
  link: { path: string }
  /** Closes the dialog that contains the button. */
  onLeave?: () => void
}

/** Opens a link as its customer would: the demo's way to the other side. */
export function OpenAsCustomer({ link, onLeave }: Props) {
  const follow = useFollow()
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<DemoTag />}
      onClick={() => {
        onLeave?.()
        whenLayersClosed(() => follow(checkoutOf(link)))
      }}
    >
      Open as Customer
    </Button>
  )
}
