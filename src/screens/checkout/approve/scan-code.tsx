import { lazy, Suspense, useState } from 'react'
import { ussdCodeOf } from '#src/rules/links.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StepHeading } from '#src/ui/steps.tsx'

const CodePicture = lazy(async () => {
  const { qrCode, QrPicture } = await import('#src/screens/shared/share-link/qr-code.tsx')
  const Picture = ({ code }: { code: string }) => (
    <QrPicture
      code={qrCode(`innbucks:${code}`)}
      label="InnBucks QR code"
      className="size-52 rounded-control bg-white"
    />
  )
  return { default: Picture }
})

interface Props {
  amount: string
  merchantName: string
  pending: boolean
  onPaid: () => void
  onCancel: () => void
}

const newCode = () =>
  String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
    .padStart(9, '0')
    .slice(-9)

/** The code of an InnBucks payment, to scan in the wallet's app or to enter after dialling. */
export function ScanCode({ amount, merchantName, pending, onPaid, onCancel }: Props) {
  const [code] = useState(newCode)
  return (
    <Card padded className="grid grid-cols-1 justify-items-center gap-4 text-center">
      <div>
        <StepHeading>Scan with InnBucks</StepHeading>
        <p className="mt-1 text-muted">
          Pay {amount} to {merchantName}. Scan the code in your InnBucks app, or dial{' '}
          <span className="whitespace-nowrap tabular-nums">{ussdCodeOf('innbucks')}</span> and enter
          the code.
        </p>
      </div>
      <Suspense fallback={<Skeleton className="size-52 rounded-control" />}>
        <CodePicture code={code} />
      </Suspense>
      <p className="text-2xl font-semibold tracking-widest tabular-nums">
        <span className="sr-only">Code </span>
        {code.replace(/(\d{3})(?=\d)/g, '$1 ')}
      </p>
      <div className="grid w-full grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button variant="primary" pending={pending} pendingLabel="Checking" onClick={onPaid}>
          I have paid
        </Button>
      </div>
    </Card>
  )
}
