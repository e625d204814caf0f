import { Copy, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDryRun } from '#src/data/dry-run.ts'
import { demoLinkMessages } from '#src/rules/messages/demo.ts'
import { copyAndSay, shareOrCopy } from '#src/screens/shared/copy-and-share.tsx'
import { qrCode, screenCode } from '#src/screens/shared/share-link/qr-code.tsx'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { CodePlate } from '#src/screens/shared/share-link/code-plate.tsx'

/** The largest QR code, in modules, that a phone reads from another phone's screen. */
export const mostModules = 101

/** The longest address that is typed rather than sent, in characters. */
const longestTyped = 120

/** Returns an address's code, with fewer signs to spare where it would be too large otherwise. */
function codeFor(address: string) {
  const code = qrCode(address)
  return code.size <= mostModules ? code : screenCode(address)
}

/** Returns an address as somebody types it; none where it is too long for that. */
const shortOf = (address: string | null): string | undefined =>
  address !== null && address.length <= longestTyped
    ? address.replace(/^https?:\/\//, '')
    : undefined

interface Props {
  title: string
  description: string
  /** The whole address; null until it is made, or where there is none. */
  address: string | null
  codeLabel: string
  /** The title that the share sheet shows. */
  sharedAs: string
  open: boolean
  onClose: () => void
  /** Said in place of the code. */
  children?: ReactNode
}

/** An address that opens something on another device: as a QR code, and to copy and send. */
export function AddressDialog({ address, codeLabel, sharedAs, children, ...dialog }: Props) {
  const dryRun = useDryRun()
  const qr = address === null ? null : codeFor(address)

  async function send(url: string) {
    if (!(await dryRun(demoLinkMessages.wouldShare))) await shareOrCopy({ title: sharedAs, url })
  }

  return (
    <Dialog
      {...dialog}
      size="sm"
      footer={
        address !== null && (
          <>
            <Button
              variant="secondary"
              icon={<Copy aria-hidden />}
              onClick={() => void copyAndSay(address, demoLinkMessages.copied)}
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
      {children}
      {qr && qr.size <= mostModules && (
        <CodePlate
          code={qr}
          label={codeLabel}
          title={dialog.title}
          address={shortOf(address)}
          way={
            address !== null && (
              <Button variant="secondary" size="sm" onClick={() => void send(address)}>
                Share link
              </Button>
            )
          }
        />
      )}
      {qr && qr.size > mostModules && <Banner tone="info">{demoLinkMessages.tooLongForQr}</Banner>}
    </Dialog>
  )
}
