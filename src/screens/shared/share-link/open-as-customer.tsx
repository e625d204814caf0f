import { pathTo } from '#routes/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'

/** Returns the address of a link's checkout, within the app. */
export const checkoutOf = ({ path }: { path: string }): string => pathTo('checkout', { path })

interface Props {
  link: { path: string }
  /** Closes the dialog that contains the button. */
  onLeave?: () => void
}

/** Opens a link as its customer would: the demo's way to the other side. */
export const OpenAsCustomer = ({ link, onLeave }: Props) => (
  <ButtonLink
    to={checkoutOf(link)}
    variant="secondary"
    size="sm"
    icon={<DemoTag />}
    onClick={onLeave}
  >
    Open as Customer
  </ButtonLink>
)
