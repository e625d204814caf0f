import type { ComponentProps } from 'react'
import { canSign } from '#db/phone/sign.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Scanner } from './scanner.tsx'

/** Reads the code of a payment between phones, or says that this page can't sign one. */
export function PaymentScanner(props: Pick<ComponentProps<typeof Scanner>, 'hint' | 'onRead'>) {
  if (canSign()) return <Scanner {...props} />
  return (
    <div role="status" className="max-w-105">
      <Banner tone="wait">{phoneMessages.notSecure}</Banner>
    </div>
  )
}
