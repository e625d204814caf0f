import { ScanLine } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { fromDeviceTime } from '#db/clock.ts'
import { writeRequest } from '#db/phone/codes.ts'
import { isStillAsked } from '#db/phone/queries.ts'
import { requestLasts } from '#db/phone/rules.ts'
import type { ShownRequest } from '#db/phone/schemas.ts'
import { pathTo } from '#routes/paths.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { linkAmount, requestAddress } from '#src/rules/links.ts'
import { phoneMessages } from '#src/rules/messages/payments.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { QrPicture, screenCode } from './qr-code.tsx'

const steps = [
  'The customer scans this code.',
  'They pay and get their own code.',
  'You scan theirs to record it.',
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
  /** The request that was just made. */
  start: ShownRequest
  open: boolean
  onClose: () => void
}

/** The code of one payment of a link from another phone, without a network on either (LINK-6). */
export function PhoneCodeDialog({ start, open, onClose }: Props) {
  const [, navigate] = useLocation()
  const [request, setRequest] = useState(start)
  const now = useMoment([fromDeviceTime(Date.parse(request.shownAt)) + requestLasts + 1])
  const isAsked = useQuery((db) => isStillAsked(db, request.id, now), [request.id, now])
  const renew = useAction('showRequest', { dryRun: phoneMessages.wouldShow })

  async function showNew() {
    const next = await renew.run(request.linkId)
    if (next) setRequest(next)
  }

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
        <span className="tabular-nums">
          {linkAmount(request)} · {request.name}
        </span>
      }
      footer={
        <Button variant="primary" icon={<ScanLine aria-hidden />} onClick={scan}>
          Scan payment
        </Button>
      }
    >
      <div className="grid gap-4">
        {isAsked === false ? (
          <>
            <div role="status">
              <Banner tone="wait">{phoneMessages.codeOver}</Banner>
            </div>
            <Button
              variant="secondary"
              block
              pending={renew.pending}
              forbidden={renew.forbidden}
              onClick={() => void showNew()}
            >
              Show a new code
            </Button>
          </>
        ) : (
          <RequestCode code={writeRequest(request)} name={request.name} />
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
        <p className="text-sm text-subtle">Each code is for one payment. No signal needed.</p>
      </div>
    </Dialog>
  )
}
