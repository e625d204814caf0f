import { Copy, ExternalLink } from 'lucide-react'
import type { PaymentLink } from '#db/links/schemas.ts'
import { pathTo } from '#src/routes/paths.ts'
import { linkAddress, shownAddress, ussdReference } from '#src/rules/links.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-say.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'

interface Props {
  link: PaymentLink
  merchantName: string
  /** What is open, in minor units. */
  open: number
}

/** The invoice's own link and USSD reference. */
export function HowToPay({ link, merchantName, open }: Props) {
  const { id, name, path, currency } = link
  const address = () => linkAddress(path, { name, merchantName, amount: open, currency })
  return (
    <Card padded className="grid gap-2">
      <h2 className="text-lg">How customers pay</h2>
      <p className="text-sm wrap-anywhere">{shownAddress(path)}</p>
      <p className="text-sm text-muted">
        By USSD with the reference{' '}
        <span className="font-semibold text-text">{ussdReference(id)}</span>. In full or in parts.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          icon={<Copy aria-hidden />}
          onClick={() => void copyAndSay(address())}
        >
          Copy Link
        </Button>
        <ButtonLink
          to={pathTo('checkout', { path })}
          variant="secondary"
          size="sm"
          icon={<ExternalLink aria-hidden />}
        >
          Open as Customer
        </ButtonLink>
      </div>
    </Card>
  )
}
