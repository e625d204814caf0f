import { Copy, Download, Printer, Share2, Smartphone } from 'lucide-react'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useForbids } from '#src/data/actor.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useShownToCustomer } from '#src/data/last-paths.ts'
import { useRunAction } from '#src/data/use-action.ts'
import {
  linkAddress,
  linkAmount,
  shownAddress,
  ussdProviders,
  ussdReference,
} from '#src/rules/links.ts'
import { failures } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay, shareOrCopy } from '#src/screens/shared/copy-and-share.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Course } from '#src/ui/wall.tsx'
import { useShowDialog } from '#src/ui/dialog-host.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { downloadFile } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'
import { checkoutOf, OpenAsCustomer } from './open-as-customer.tsx'
import { PrintedCode, qrCode, QrPicture, qrPng, qrSvg } from './qr-code.tsx'
import { type SharedLink, warningOf } from './shared-link.ts'
import { showPhoneCode } from './show-phone-code.tsx'

interface CounterCardProps {
  link: SharedLink
  code: ReturnType<typeof qrCode>
}

/** A counter card that prints instead of the page. */
function CounterCard({ link, code }: CounterCardProps) {
  return createPortal(
    <section
      data-prints-alone
      aria-hidden
      className="hidden text-center text-black print:grid print:justify-items-center print:gap-3"
    >
      <p className="text-2xl font-semibold wrap-anywhere">{link.merchantName}</p>
      <p className="text-xl wrap-anywhere">{link.name}</p>
      <p className="text-3xl font-semibold tabular-nums">{linkAmount(link)}</p>
      <PrintedCode code={code} label={`QR code for ${link.name}`} className="w-[90mm]" />
      <p className="font-semibold">Scan to pay</p>
      <p className="wrap-anywhere">{shownAddress(link.path)}</p>
      <p className="text-sm">
        No data? Dial {ussdProviders.map(({ name, code: dial }) => `${dial} (${name})`).join(', ')}{' '}
        and enter {ussdReference(link.id)}
      </p>
    </section>,
    document.body,
  )
}

interface Props {
  link: SharedLink
  open: boolean
  onClose: () => void
  /** The link was just created; the sheet says so. */
  fresh: boolean
}

/** A link's QR code, to scan, share or download for print (LINK-3). */
export function QrDialog({ link, open, onClose, fresh }: Props) {
  const [format, setFormat] = useState<'png' | 'svg'>('png')
  const dryRun = useDryRun()
  const { run, pending } = useRunAction()
  const show = useShowDialog()
  const forbidden = useForbids()('showRequest')
  const address = linkAddress(link.path, link)
  const code = useMemo(() => qrCode(address), [address])
  const fileName = `${link.path}-qr.${format}`
  const warning = warningOf(link)
  useShownToCustomer(open && !warning ? checkoutOf(link) : undefined)

  async function download() {
    if (await dryRun(linkMessages.wouldDownloadQr)) return
    try {
      const file = format === 'png' ? await qrPng(code) : qrSvg(code)
      downloadFile(fileName, file.type, file)
    } catch {
      toast.error(failures.unexpected())
    }
  }

  async function print() {
    if (!(await dryRun(linkMessages.wouldPrintCard))) globalThis.print()
  }

  async function shareCode() {
    const picture = await qrPng(code).catch(() => null)
    const name = `${link.path}-qr.png`
    const file = picture && new File([picture], name, { type: 'image/png' })
    if (await dryRun(linkMessages.wouldShareQr)) return
    await shareOrCopy({ title: link.name, url: address, ...(file && { file }) })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={link.name}
      description={<span className="tabular-nums">{linkAmount(link)} · Scan to pay</span>}
      footer={
        <>
          <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => void print()}>
            Print
          </Button>
          <Button variant="primary" icon={<Share2 aria-hidden />} onClick={() => void shareCode()}>
            Share
          </Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        {fresh && <Banner tone="ok">{linkMessages.linkCreated}</Banner>}
        {warning && <Banner tone="wait">{warning}</Banner>}
        <div className="overflow-hidden rounded-card border border-line bg-white [--course-a:var(--tile-2)] [--course-b:var(--tile-1)]">
          <QrPicture
            code={code}
            label={`QR code for ${link.name}`}
            className="mx-auto w-[min(72vw,280px)]"
          />
          <Course className="-mb-px" />
        </div>
        <div className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface pl-3.5">
          <span className="min-w-0 flex-1 py-2 text-[0.9375rem]/5.5 wrap-anywhere">
            {shownAddress(link.path)}
          </span>
          <Button
            variant="text"
            size="sm"
            icon={<Copy aria-hidden />}
            aria-label="Copy Link"
            onClick={() => void copyAndSay(address)}
          >
            Copy
          </Button>
        </div>
        {!warning && <OpenAsCustomer link={link} onLeave={onClose} />}
        {!warning && (
          <Button
            variant="secondary"
            block
            icon={<Smartphone aria-hidden />}
            pending={pending}
            forbidden={forbidden}
            onClick={() => void showPhoneCode(link.id, { run, show })}
          >
            Pay from another phone
          </Button>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Segmented
            label="File format"
            value={format}
            onChange={setFormat}
            options={[
              { value: 'png', label: 'PNG' },
              { value: 'svg', label: 'SVG' },
            ]}
          />
          <Button
            variant="text"
            size="sm"
            icon={<Download aria-hidden />}
            onClick={() => void download()}
          >
            Download
          </Button>
        </div>
        <CounterCard link={link} code={code} />
      </div>
    </Dialog>
  )
}
