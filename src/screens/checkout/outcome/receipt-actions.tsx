import { Download, Image, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded, refusalText } from '#src/data/run-action.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { receiptName } from '#src/rules/receipt.ts'
import type { ReceiptPaper } from '#src/screens/shared/receipt/receipt-pdf.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadFile } from '#src/ui/download-file.ts'
import { share } from '#src/ui/share.ts'
import { toast } from '#src/ui/toast.ts'

/** How each file is made; its code loads with the press. */
const files = {
  pdf: {
    type: 'application/pdf',
    draw: async (receipt: ReceiptPaper) =>
      (await loaded(import('#src/screens/shared/receipt/receipt-pdf.ts'))).drawReceiptPdf(receipt),
  },
  png: {
    type: 'image/png',
    draw: async (receipt: ReceiptPaper) =>
      (await loaded(import('#src/screens/shared/receipt/receipt-picture.ts'))).drawReceiptPicture(
        receipt,
      ),
  },
}

async function fileOf(receipt: ReceiptPaper, ending: keyof typeof files): Promise<File> {
  const { type, draw } = files[ending]
  return new File([await draw(receipt)], receiptName(receipt.id, ending), { type })
}

function save(file: File): void {
  downloadFile(file.name, file.type, file)
  toast.success(transactionMessages.receiptSaved(file.name))
}

interface Props {
  receipt: ReceiptPaper
  /** What a message with the receipt says. */
  text: string
}

/** Ways to keep a receipt: the system's share sheet, a PDF, a picture, and paper. */
export function ReceiptActions({ receipt, text }: Props) {
  const dryRun = useDryRun()
  const [pending, setPending] = useState<'share' | 'pdf' | 'png' | null>(null)

  async function make(what: 'share' | 'pdf' | 'png', words: string) {
    if (pending || (await dryRun(words))) return
    setPending(what)
    try {
      const file = await fileOf(receipt, what === 'share' ? 'png' : what)
      const shared = what === 'share' && (await share({ title: text, text, files: [file] }))
      if (!shared || shared === 'unavailable') save(file)
    } catch (error) {
      toast.error(await refusalText(error))
    }
    setPending(null)
  }

  const download = (ending: 'pdf' | 'png') =>
    void make(ending, transactionMessages.wouldSaveReceipt)
  return (
    <div className="grid gap-3">
      <Button
        variant="secondary"
        block
        icon={<Share2 aria-hidden />}
        pending={pending === 'share'}
        onClick={() => void make('share', transactionMessages.wouldShareReceipt)}
      >
        Share receipt
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-3 *:px-2">
        <Button
          variant="secondary"
          aria-label="Download PDF"
          icon={<Download aria-hidden />}
          pending={pending === 'pdf'}
          onClick={() => download('pdf')}
        >
          PDF
        </Button>
        <Button
          variant="secondary"
          aria-label="Download picture"
          icon={<Image aria-hidden />}
          pending={pending === 'png'}
          onClick={() => download('png')}
        >
          Picture
        </Button>
        <Button
          variant="secondary"
          aria-label="Print receipt"
          icon={<Printer aria-hidden />}
          onClick={() => print()}
        >
          Print
        </Button>
      </div>
    </div>
  )
}
