import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { checkPayment, longestShown, readShown } from '#db/payments/check-payment.ts'
import { getMerchantLedger } from '#db/payments/ledger-queries.ts'
import { textBetween } from '#db/text/validation.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { useQuery, useToday } from '#src/data/use-query.ts'
import { shownInHash } from '#src/rules/links.ts'
import { Scanner, useHash } from '#src/screens/shared/scan/scanner.tsx'
import { ShownTextForm } from '#src/screens/shared/scan/shown-text-form.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { CheckResult } from './check-result.tsx'

const schema = v.object({
  shown: textBetween(1, 'Enter what the customer shows you', longestShown),
})

interface CheckedProps {
  shown: string
}

/** The result, which takes the focus of the field so that a phone's keyboard doesn't cover it. */
function Checked({ shown }: CheckedProps) {
  const source = useQuery(getMerchantLedger)
  const today = useToday()
  const barsScan = useForbids()('recordProof')
  const result = useRef<HTMLElement>(null)
  const check = useMemo(
    () => source && checkPayment(source.ledger, source.merchantId, readShown(shown), today),
    [source, shown, today],
  )
  const isReady = check !== undefined
  useEffect(() => {
    if (isReady) result.current?.focus()
  }, [isReady])

  if (!check) return <SkeletonRows rows={2} label="Loading transactions" />
  return (
    <section
      ref={result}
      tabIndex={-1}
      aria-label="Result"
      className="grid grid-cols-1 gap-4 outline-none"
    >
      <CheckResult check={check} />
      {check.kind === 'not-found' && (
        <ButtonLink to={pathTo('scan-payment')} variant="secondary" forbidden={barsScan}>
          Scan payment
        </ButtonLink>
      )}
      {check.kind === 'not-recorded' && (
        <ButtonLink
          to={`${pathTo('scan-payment')}#${shown.split('#').at(-1)}`}
          variant="primary"
          forbidden={barsScan}
        >
          Record payment
        </ButtonLink>
      )}
    </section>
  )
}

/** Checks by the ledger alone whether a customer has paid, from what they show (TXN-5). */
export function CheckPaymentScreen() {
  const [hash, replaceHash] = useHash()
  const [{ shown, count }, setChecked] = useState({ shown: shownInHash(hash), count: 0 })
  const [scanning, setScanning] = useState(false)

  function check(next: string) {
    if (hash !== '') replaceHash('')
    setScanning(false)
    setChecked({ shown: next, count: count + 1 })
  }

  return (
    <>
      <PageHeader
        title="Check a payment"
        description="Find out whether a customer has paid before you hand over the goods."
        within={{ to: pathTo('transactions'), label: 'Transactions' }}
      />
      <div className="grid max-w-130 grid-cols-1 gap-6">
        {scanning ? (
          <div className="grid max-w-105 gap-3">
            <Scanner hint="Point the camera at the code on the receipt." onRead={check} />
            <Button variant="ghost" onClick={() => setScanning(false)}>
              Type instead
            </Button>
          </div>
        ) : (
          // A scanned text takes the place of what was typed.
          <ShownTextForm
            key={count}
            schema={schema}
            label="What the customer shows"
            hint="A message, a receipt, a reference, an amount or a phone number"
            submit="Check"
            start={shown}
            onSubmit={check}
            onScan={() => setScanning(true)}
          />
        )}
        {!scanning && shown !== '' && <Checked key={`${count} ${shown}`} shown={shown} />}
      </div>
    </>
  )
}
