import { Copy, Download, Printer, ScanLine } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { fromDeviceTime } from '#db/clock.ts'
import { writeRequest } from '#db/phone/codes.ts'
import { findShownRequest } from '#db/phone/queries.ts'
import { showsFor } from '#db/phone/rules.ts'
import { named } from '#db/text/typed-text.ts'
import { pathTo } from '#routes/paths.ts'
import { useActor, useForbids } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { isDryRun, useDryRun } from '#src/data/dry-run.ts'
import { useShownToCustomer } from '#src/data/last-paths.ts'
import { runAction } from '#src/data/run-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useQuery } from '#src/data/use-query.ts'
import {
  linkAddress,
  linkAmount,
  requestAddress,
  shownAddress,
  ussdProviders,
  ussdReference,
} from '#src/rules/links.ts'
import { failures } from '#src/rules/messages/app.ts'
import { linkMessages } from '#src/rules/messages/payments.ts'
import { copyAndSay } from '#src/screens/shared/copy-and-share.tsx'
import { useRowActions } from '#src/screens/shared/row-actions.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Course } from '#src/ui/wall.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { whenLayersClosed } from '#src/ui/history-layers.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { downloadFile } from '#src/ui/share.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { PrintedAlone } from '#src/ui/printed-alone.tsx'
import { toast } from '#src/ui/toast.ts'
import { checkoutOf, OpenAsCustomer } from './open-as-customer.tsx'
import { CodePlate } from './code-plate.tsx'
import { PrintedCode, qrCode, qrPng, qrSvg, screenCode } from './qr-code.tsx'
import { shareActions } from './share-actions.tsx'
import { ShareButton } from './share-button.tsx'
import { type ShareableRow, type SharedLink, warningOf } from './shared-link.ts'

interface CounterCardProps {
  link: SharedLink
  code: ReturnType<typeof qrCode>
}

/** A counter card that prints instead of the page. */
function CounterCard({ link, code }: CounterCardProps) {
  return (
    <PrintedAlone className="text-center print:justify-items-center print:gap-3">
      <p className="text-2xl font-semibold wrap-anywhere">{link.merchantName}</p>
      <p className="text-xl wrap-anywhere">{link.name}</p>
      <p className="text-3xl font-semibold tabular-nums">{linkAmount(link)}</p>
      <PrintedCode code={code} label={named`QR code for ${link.name}`} className="w-[90mm]" />
      <p className="font-semibold">Scan to pay</p>
      <p className="wrap-anywhere">{shownAddress(link.path)}</p>
      <p className="text-sm">
        No data? Dial {ussdProviders.map(({ name, code: dial }) => `${dial} (${name})`).join(', ')}{' '}
        and enter {ussdReference(link.id)}
      </p>
    </PrintedAlone>
  )
}

/**
 * Returns the request for one payment that the code of a link holds on the screen. Any phone can pay it, with or without a
 * network. A new one is made when it is paid, too old, or the link has changed (LINK-6). Null where none can be made, as in
 * dry run or without the permission; undefined at first.
 */
function useShownRequest(linkId: string, isWanted: boolean) {
  const database = useDatabase()
  const actor = useActor()
  const [shownAt, setShownAt] = useState<number>()
  const now = useMoment(shownAt === undefined ? [] : [fromDeviceTime(shownAt) + showsFor + 1])
  const found = useQuery(
    async (db) => (isWanted ? await findShownRequest(db, linkId, now) : null),
    [linkId, isWanted],
    undefined,
    [now],
  )
  const [isRefused, setRefused] = useState(false)
  const isMissing = isWanted && found === null && !isRefused
  useEffect(() => {
    if (found) setShownAt(Date.parse(found.shownAt))
  }, [found])
  useEffect(() => {
    if (!isMissing) return
    const make = async () => {
      const db = database()
      if (await isDryRun(db)) setRefused(true)
      else await runAction('showRequest', linkId, { db, actor })
    }
    // The link's own address is shown instead.
    make().catch(() => setRefused(true))
  }, [isMissing, linkId, database, actor])
  if (!isWanted || isRefused) return null
  return found ?? undefined
}

interface Shown {
  link: SharedLink
  /** The row whose history the code is shared in. */
  row: ShareableRow
}

/** The ways to share a code that is shown: its message goes with its picture. */
const codeActions = shareActions<Shown>({
  nameOf: ({ link }) => link.name,
  shareable: ({ row }) => row,
  linkOf: ({ link }) => link,
  withLink: ({ link }, draw) => draw(link),
  isPayable: ({ link }) => link.status === 'active',
  picture: {
    of: async ({ link }) => {
      const picture = await qrPng(qrCode(linkAddress(link.path, link))).catch(() => null)
      return picture ? new File([picture], `${link.path}-qr.png`, { type: 'image/png' }) : undefined
    },
    dryRun: linkMessages.wouldShareQr,
  },
})

interface Props extends Shown {
  open: boolean
  onClose: () => void
  /** The link was just created; the sheet says so. */
  fresh?: boolean
}

/** The size of the code, which leaves the sheet's buttons in sight. */
const codeSize = 'w-[min(100%,38dvh,340px)]'

/** A link's QR code, to scan, share or download for print (LINK-3). */
export function QrDialog({ link, row, open, onClose, fresh = false }: Props) {
  const [format, setFormat] = useState<'png' | 'svg'>('png')
  const dryRun = useDryRun()
  const actionsOf = useRowActions()
  const [, navigate] = useLocation()
  const barsScanning = useForbids()('recordProof')
  const address = linkAddress(link.path, link)
  const code = useMemo(() => qrCode(address), [address])
  const fileName = `${link.path}-qr.${format}`
  const warning = warningOf(link)
  useShownToCustomer(open && !warning ? checkoutOf(link) : undefined)
  const request = useShownRequest(link.id, open && !warning)
  const shown = useMemo(
    () => (request ? screenCode(requestAddress(writeRequest(request))) : code),
    [request, code],
  )

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

  function scan() {
    onClose()
    whenLayersClosed(() => navigate(pathTo('scan-payment')))
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
          {request && (
            <Button
              variant="secondary"
              icon={<ScanLine aria-hidden />}
              forbidden={barsScanning}
              onClick={scan}
            >
              Scan payment
            </Button>
          )}
          <ShareButton
            name={link.name}
            items={actionsOf(codeActions, { link, row }, ['copy', 'ussd', 'whatsapp', 'message'])}
          />
        </>
      }
    >
      <div className="grid gap-3.5">
        {fresh && <Banner tone="ok">{linkMessages.linkCreated}</Banner>}
        {warning && <Banner tone="wait">{warning}</Banner>}
        {request === undefined ? (
          <Skeleton className={`mx-auto aspect-square rounded-card ${codeSize}`} />
        ) : (
          <div className="[--course-a:var(--tile-2)] [--course-b:var(--tile-1)]">
            <CodePlate
              code={shown}
              label={named`QR code for ${link.name}`}
              title={link.name}
              address={shownAddress(link.path)}
              className={codeSize}
              foot={<Course className="-mb-px" />}
            />
          </div>
        )}
        {request && (
          <p className="text-sm text-muted">
            Customers scan it with their camera, or with Scan to pay when there is no signal. To
            record the payment, scan the code that they then show.
          </p>
        )}
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
          <div className="flex gap-1">
            <Button
              variant="text"
              size="sm"
              icon={<Printer aria-hidden />}
              onClick={() => void print()}
            >
              Print
            </Button>
            <Button
              variant="text"
              size="sm"
              icon={<Download aria-hidden />}
              onClick={() => void download()}
            >
              Download
            </Button>
          </div>
        </div>
        <CounterCard link={link} code={code} />
      </div>
    </Dialog>
  )
}
