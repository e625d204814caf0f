import { Download, Image, Printer, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { InvoiceOfPayment } from '#db/invoices/queries.ts'
import type { Brand } from '#db/merchants/schemas.ts'
import { paidBy } from '#db/payments/rules.ts'
import { formatMoney } from '#db/text/format.ts'
import { payerRefusal } from '#src/data/payer-refusal.ts'
import { usePayerShared, usePayerWords } from '#src/data/payer-words.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded } from '#src/data/run-action.ts'
import type { WrittenFile } from '#src/files/table-file.ts'
import { fileMessages } from '#src/rules/messages/app.ts'
import { transactionMessages } from '#src/rules/messages/payments.ts'
import { byline } from '#src/rules/business.ts'
import { payerReceiptOf, receiptName } from '#src/rules/receipt.ts'
import { CreditNotePdf } from '#src/screens/shared/invoices/credit-note-pdf.tsx'
import { type PaperWidth, useReceiptPaper } from '#src/screens/shared/receipt/paper-width.tsx'
import type { ReceiptPaper } from '#src/screens/shared/receipt/receipt-pdf.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Counted } from '#src/ui/counted.tsx'
import { DetailRows } from '#src/ui/detail-panel.tsx'
import { Tick, TurningTick } from '#src/ui/glyphs.tsx'
import { asSaved, downloadFile, share } from '#src/ui/share.ts'
import { StepHeading } from '#src/ui/steps.tsx'
import { toast } from '#src/ui/toast.ts'
import { Course } from '#src/ui/wall.tsx'
import type { Aftermath, PaymentView } from './payment-view.ts'

/** How each file is made; its code loads with the press. */
const files = {
  pdf: {
    type: 'application/pdf',
    draw: async (receipt: ReceiptPaper) =>
      (await loaded(import('#src/screens/shared/receipt/receipt-pdf.ts'))).drawReceiptPdf(receipt),
  },
  png: {
    type: 'image/png',
    draw: async (receipt: ReceiptPaper): Promise<WrittenFile> => {
      const { drawReceiptPicture } = await loaded(
        import('#src/screens/shared/receipt/receipt-picture.ts'),
      )
      return { file: await drawReceiptPicture(receipt) }
    },
  },
}

async function fileOf(receipt: ReceiptPaper, ending: keyof typeof files) {
  const { type, draw } = files[ending]
  const { file, missing } = await draw(receipt)
  return { file: new File([file], receiptName(receipt.id, ending), { type }), missing }
}

interface ReceiptActionsProps {
  receipt: ReceiptPaper
  /** What a message with the receipt says. */
  text: string
}

/** Ways to keep a receipt: the system's share sheet, a PDF, a picture, and paper. */
function ReceiptActions({ receipt, text }: ReceiptActionsProps) {
  const { words, lang } = usePayerWords('keep')
  const shared = usePayerShared()
  const dryRun = useDryRun()
  const [pending, setPending] = useState<'share' | 'pdf' | 'png' | null>(null)

  async function make(what: 'share' | 'pdf' | 'png', dryRunText: string) {
    if (pending || (await dryRun(dryRunText))) return
    setPending(what)
    try {
      const { file, missing } = await fileOf(receipt, what === 'share' ? 'png' : what)
      const result = what === 'share' && (await share({ title: text, text, files: [file] }))
      if (!result || result === 'unavailable') {
        downloadFile(file.name, file.type, file)
        const saved = (shared.words?.saved ?? transactionMessages.receiptSaved)(file.name)
        toast.success(asSaved(fileMessages.made(saved, missing)), { lang: shared.lang })
      }
    } catch (error) {
      const refusal = await payerRefusal(error)
      toast.error(refusal.text, { lang: refusal.lang })
    } finally {
      setPending(null)
    }
  }

  const download = (ending: 'pdf' | 'png') =>
    void make(ending, transactionMessages.wouldSaveReceipt)
  return (
    <div className="grid gap-3" lang={lang}>
      <Button
        variant="secondary"
        block
        icon={<Share2 aria-hidden />}
        pending={pending === 'share'}
        onClick={() => void make('share', transactionMessages.wouldShareReceipt)}
      >
        {words.share}
      </Button>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.25rem,100%),1fr))] gap-3 *:px-2">
        <Button
          variant="secondary"
          aria-label={words.downloadPdf}
          icon={<Download aria-hidden />}
          pending={pending === 'pdf'}
          onClick={() => download('pdf')}
        >
          PDF
        </Button>
        <Button
          variant="secondary"
          aria-label={words.downloadPicture}
          icon={<Image aria-hidden />}
          pending={pending === 'png'}
          onClick={() => download('png')}
        >
          {words.picture}
        </Button>
        <Button
          variant="secondary"
          aria-label={words.printReceipt}
          icon={<Printer aria-hidden />}
          onClick={() => print()}
        >
          {words.print}
        </Button>
      </div>
    </div>
  )
}

interface ReceiptProps extends Aftermath {
  payment: PaymentView
  merchantName: string
  brand?: Brand | undefined
  /** Where the payer can ask the merchant; '' if unknown. */
  contact: string
  /** The subject of the payment. */
  name: string
  invoice: InvoiceOfPayment | null
  /** It has just succeeded before the payer's eyes. */
  arrived: boolean
  /** Left out where nothing more can be paid. */
  onAgain?: (() => void) | undefined
}

/** What a printer of each paper prints. */
const printWidths = {
  80: 'print:max-w-[72mm]',
  58: 'print:max-w-[48mm]',
} satisfies Record<PaperWidth, string>

/** A short tap, in milliseconds. */
const tap = 40

/** Vibrates once, on phones that can, after the payer has touched the page; browsers refuse it before. */
function vibrate(): void {
  if ('vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(tap)
}

/** The receipt of a successful payment: on the screen, printed, as a file and to share. */
export function ReceiptCard({ contact, arrived, onAgain, ...about }: ReceiptProps) {
  const { payment, merchantName, brand, name, invoice } = about
  const receiptWords = usePayerWords('receipt')
  const receipt = payerReceiptOf(about, receiptWords.words)
  const paper = useReceiptPaper()
  const { words, lang } = usePayerWords('paid')
  const keep = usePayerWords('keep')
  useEffect(() => {
    if (arrived) vibrate()
  }, [arrived])
  return (
    <>
      <Card
        className={`animate-lay overflow-hidden print:mx-auto ${printWidths[paper]} print:rounded-none print:border-0 print:shadow-none`}
      >
        <Course laid={arrived} className="print:hidden" />
        <p className="-mb-4 flex items-center justify-center gap-2.5 px-5 pt-5 font-semibold print:mb-0 print:flex-col print:gap-1 print:px-0 print:pt-0 print:text-center">
          <Avatar name={merchantName} of="business" picture={brand?.picture} />
          <span className="min-w-0 wrap-anywhere">{merchantName}</span>
        </p>
        <div className="grid grid-cols-1 justify-items-center gap-1 px-5 pt-8 pb-6 text-center print:px-0 print:pt-0 print:pb-3">
          {arrived ? (
            <TurningTick size={44} className="print:hidden" />
          ) : (
            <Tick size={44} className="text-success print:hidden" />
          )}
          <StepHeading className="mt-2 max-w-full">
            <span lang={lang}>{words.title}</span>
          </StepHeading>
          <p className="text-[min(2.375rem,15vw)]/tight font-semibold tracking-[-0.025em] wrap-anywhere tabular-nums print:text-2xl">
            <Counted
              value={paidBy(payment)}
              format={(minor) => formatMoney(minor, payment.currency)}
              from={arrived ? 0 : undefined}
            />
          </p>
        </div>
        <div lang={receiptWords.lang}>
          <DetailRows look="receipt" items={receipt.lines} />
        </div>
        <p className="border-t border-line px-card py-3 text-center text-sm text-subtle print:border-dashed print:px-0">
          {contact && (
            <>
              <span lang={keep.lang}>{keep.words.questions}</span>{' '}
              <a href={`mailto:${contact}`} className="wrap-anywhere underline underline-offset-4">
                {contact}
              </a>
              .{' '}
            </>
          )}
          <span lang={receiptWords.lang}>{receipt.foot}</span>
          <span className="block">{byline}</span>
        </p>
      </Card>
      <div data-no-print className="mt-4 grid gap-3">
        <ReceiptActions
          receipt={{
            ...receipt,
            id: payment.id ?? 'sample',
            business: merchantName,
            brand,
            contact,
          }}
          text={keep.words.shared({ amount: receipt.amount, merchant: merchantName, name })}
        />
        {invoice?.creditNotes.map((number) => (
          <CreditNotePdf
            key={number}
            invoiceId={invoice.id}
            number={number}
            label={keep.words.creditNote(number)}
            name={keep.words.creditNotePdf(number)}
            lang={keep.lang}
            look={{ variant: 'secondary', block: true }}
          />
        ))}
        {onAgain && (
          <Button variant="ghost" block onClick={onAgain}>
            <span lang={lang}>{words.again}</span>
          </Button>
        )}
      </div>
    </>
  )
}
