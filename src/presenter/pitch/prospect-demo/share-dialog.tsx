import { useEffect, useState } from 'react'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import { named } from '#db/text/typed-text.ts'
import { demoMessages } from '#src/rules/messages/demo.ts'
import { Banner } from '#src/ui/banner.tsx'
import { AddressDialog } from '../../shared/address-dialog.tsx'
import { demoAddress, longestCode } from './demo-link.ts'
import { writeCode } from './link-code.ts'

interface Props {
  business: DemoBusiness
  localCurrency: LocalCurrencyName | undefined
  open: boolean
  onClose: () => void
}

/** The link that makes the demo for the business on another device, as a QR code and to send. */
export function ShareDialog({ business, localCurrency, open, onClose }: Props) {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    writeCode(business).then((made) => {
      if (current) setCode(made)
    }, reportError)
    return () => {
      current = false
    }
  }, [business])
  const address =
    code !== null && code.length <= longestCode ? demoAddress(code, localCurrency) : null
  return (
    <AddressDialog
      open={open}
      onClose={onClose}
      title={business.name}
      description="Opens the demo made for this business on any device. The logo stays on this one."
      address={address}
      codeLabel={named`QR code of the demo for ${business.name}`}
      sharedAs={demoMessages.shared(business.name)}
    >
      {code !== null && address === null && (
        <Banner tone="wait">{demoMessages.tooLongForLink}</Banner>
      )}
    </AddressDialog>
  )
}
