import { ScanLine } from 'lucide-react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { writeRequest } from '#db/phone/codes.ts'
import { getPaymentRequest } from '#db/phone/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { linkAmount, requestAddress } from '#src/rules/links.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useLast } from '#src/ui/dialog-host.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { QrPicture, screenCode } from './qr-code.tsx'

const steps = [
  'The customer scans this code with their phone.',
  'They pay, and their phone shows a code.',
  'You scan their code to record the payment.',
]

function RequestCode({ code, name }: { code: string; name: string }) {
  const drawn = useMemo(() => screenCode(requestAddress(code)), [code])
  return (
    <QrPicture
      code={drawn}
      label={`Payment code for ${name}`}
      className="mx-auto w-[min(80vw,320px)] rounded-card border border-line bg-white"
    />
  )
}

interface Props {
  linkId: string
  open: boolean
  onClose: () => void
}

/** The code of a link to pay from another phone, without a network on either (LINK-6). */
export function PhoneCodeDialog({ linkId, open, onClose }: Props) {
  const [, navigate] = useLocation()
  const request = useQuery((db) => getPaymentRequest(db, linkId), [linkId])
  const last = useLast(request)

  function scan() {
    onClose()
    whenLayersClosed(() => navigate(pathTo('scan-payment')))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Pay from another phone"
      description={
        last && (
          <span className="tabular-nums">
            {linkAmount(last)} · {last.name}
          </span>
        )
      }
      footer={
        <Button variant="primary" icon={<ScanLine aria-hidden />} onClick={scan}>
          Scan payment
        </Button>
      }
    >
      <div className="grid gap-4">
        {request ? (
          <RequestCode code={writeRequest(request)} name={request.name} />
        ) : request === null ? (
          <Banner tone="wait">{phoneMessages.cannotAsk}</Banner>
        ) : (
          <Skeleton className="mx-auto aspect-square w-[min(80vw,320px)] rounded-card" />
        )}
        <ol className="grid gap-1.5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3 text-muted">
              <span aria-hidden className="w-4 flex-none font-semibold tabular-nums">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="text-sm text-subtle">Works without signal on both phones.</p>
      </div>
    </Dialog>
  )
}
