import { Copy, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { LocalCurrencyName } from '#db/money.ts'
import { named } from '#db/text/typed-text.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { prospectMessages } from '#src/rules/messages/prospect.ts'
import { copyAndSay, shareOrCopy } from '#src/screens/shared/copy-and-share.tsx'
import { qrCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CodePlate } from '../code-plate.tsx'
import { demoAddress, longestCode } from './demo-link.ts'
import { writeCode } from './link-code.ts'

/** The largest QR code, in modules, that a phone reads from another phone's screen. */
const mostModules = 101

interface Props {
  business: DemoBusiness
  localCurrency: LocalCurrencyName | undefined
  open: boolean
  onClose: () => void
}

/** The link that makes the demo for the business on another device, as a QR code and to send. */
export function ShareDialog({ business, localCurrency, open, onClose }: Props) {
  const [code, setCode] = useState<string | null>(null)
  const dryRun = useDryRun()
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
  const qr = address === null ? null : qrCode(address)
  const { name } = business

  async function send(url: string) {
    if (!(await dryRun(prospectMessages.wouldShare)))
      await shareOrCopy({ title: prospectMessages.shared(name), url })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={name}
      description="Opens the demo made for this business on any device. The logo stays on this one."
      footer={
        address !== null && (
          <>
            <Button
              variant="secondary"
              icon={<Copy aria-hidden />}
              onClick={() => void copyAndSay(address, prospectMessages.linkCopied)}
            >
              Copy link
            </Button>
            <Button
              variant="primary"
              icon={<Share2 aria-hidden />}
              onClick={() => void send(address)}
            >
              Share link
            </Button>
          </>
        )
      }
    >
      {code !== null && address === null && (
        <Banner tone="wait">{prospectMessages.tooLongForLink}</Banner>
      )}
      {qr && qr.size <= mostModules && (
        <CodePlate code={qr} label={named`QR code of the demo for ${name}`} />
      )}
      {qr && qr.size > mostModules && <Banner tone="info">{prospectMessages.tooLongForQr}</Banner>}
    </Dialog>
  )
}
