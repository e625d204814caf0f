import { Copy } from 'lucide-react'
import { getCustomerFees } from '#db/payments/fee-queries.ts'
import { named } from '#db/text/typed-text.ts'
import { useShownToCustomer } from '#src/data/last-paths.ts'
import { useQuery } from '#src/data/use-query.ts'
import { linkAmount, ussdProviders, ussdReference } from '#src/rules/links.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { customerFeeText, ussdAmount, ussdInstructions } from '#src/rules/ussd.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { MonogramTile } from '#src/ui/monogram-tile.tsx'
import { checkoutOf } from './open-as-customer.tsx'
import { type SharedLink, warningOf } from './shared-link.ts'

interface Props {
  link: SharedLink
  open: boolean
  onClose: () => void
}

const code = 'text-[1.375rem]/7 font-semibold tracking-[0.01em] tabular-nums wrap-anywhere'

/** The code that a customer dials to pay a link from any phone, without data (LINK-3). */
export function UssdDialog({ link, open, onClose }: Props) {
  const amount = linkAmount(link)
  const warning = warningOf(link)
  useShownToCustomer(open && !warning ? checkoutOf(link) : undefined)
  const customerFees = useQuery(getCustomerFees) ?? {}
  const instructions = () =>
    ussdInstructions({
      linkId: link.id,
      name: link.name,
      merchantName: link.merchantName,
      amount: ussdAmount(link),
      customerFees,
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Pay by USSD"
      description={named`${link.name}. Works on any phone, without data.`}
      footer={
        <Button
          variant="primary"
          icon={<Copy aria-hidden />}
          onClick={() => void copyAndSay(instructions(), linkMessages.ussdCopied)}
        >
          Copy Instructions
        </Button>
      }
    >
      {warning && (
        <div className="mb-2">
          <Banner tone="wait">{warning}</Banner>
        </div>
      )}
      <ul aria-label="Codes to dial">
        {ussdProviders.map((provider) => (
          <li
            key={provider.id}
            className="flex min-h-17 items-center gap-3.5 border-b border-line last:border-b-0"
          >
            <MonogramTile
              text={methodTiles[provider.id].text}
              tone={methodTiles[provider.id].tone}
            />
            <div className="min-w-0 flex-1">
              <p className="text-sm text-muted tabular-nums">
                {[provider.name, customerFeeText(provider.id, customerFees)]
                  .filter(Boolean)
                  .join(', plus ')}
              </p>
              <p className={code}>{provider.code}</p>
            </div>
            <IconButton
              label={named`Copy ${provider.name} code`}
              icon={<Copy aria-hidden />}
              onClick={() => void copyAndSay(provider.code)}
            />
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-4 py-3.5 text-on-accent-soft">
        <div>
          <dt className="text-sm">Reference</dt>
          <dd className={code}>{ussdReference(link.id)}</dd>
        </div>
        <div className="sm:text-right">
          <dt className="text-sm">Amount</dt>
          <dd className={code}>{amount}</dd>
        </div>
      </dl>
    </Dialog>
  )
}
