import { ScanLine } from 'lucide-react'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** Leads to the screen that records a payment from the code on a customer's phone. */
export function ScanPaymentLink() {
  return (
    <ButtonLink
      variant="secondary"
      icon={<ScanLine aria-hidden className="max-[24rem]:hidden" />}
      forbidden={useForbids()('recordProof')}
      to={pathTo('scan-payment')}
    >
      <span>
        Scan<span className="max-md:sr-only"> payment</span>
      </span>
    </ButtonLink>
  )
}
