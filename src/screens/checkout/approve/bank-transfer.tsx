import { Copy } from 'lucide-react'
import { copyAndSay } from '#src/screens/shared/copy-and-share.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { StepHeading } from '#src/ui/steps.tsx'

interface Props {
  amount: string
  merchantName: string
  reference: string
  pending: boolean
  onSent: () => void
  onCancel: () => void
}

/** The details of a bank transfer, above all its reference. */
export function BankTransfer({
  amount,
  merchantName,
  reference,
  pending,
  onSent,
  onCancel,
}: Props) {
  const lines: [term: string, value: string][] = [
    ['Account name', merchantName],
    ['Bank', 'Sample Bank, Harare'],
    ['Account number', '0000 1234 5678'],
    ['Amount', amount],
  ]
  return (
    <Card padded className="grid grid-cols-1 gap-4">
      <div>
        <StepHeading>Send a bank transfer</StepHeading>
        <p className="mt-1 text-muted">
          Transfer from your bank’s app or branch with these details.
        </p>
      </div>
      <DetailRows look="lines" items={lines} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-accent-soft py-3 pr-2 pl-4 text-on-accent-soft">
        <div className="min-w-0">
          <p className="text-sm">Reference</p>
          <p className="text-xl font-semibold wrap-anywhere tabular-nums">{reference}</p>
        </div>
        <IconButton
          label="Copy reference"
          icon={<Copy aria-hidden />}
          className="text-on-accent-soft"
          onClick={() => void copyAndSay(reference)}
        />
      </div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <Button variant="primary" pending={pending} pendingLabel="Checking" onClick={onSent}>
          I have sent it
        </Button>
      </div>
    </Card>
  )
}
