import { useDatabase } from '#src/data/database-context.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { loaded } from '#src/data/run-action.ts'
import { usePending } from '#src/data/use-pending.ts'
import { invoiceMessages } from '#src/rules/messages/payments.ts'
import { Button } from '#src/ui/button.tsx'
import type { ButtonLook } from '#src/ui/button-styles.ts'

interface Props {
  invoiceId: string
  number: string
  label: string
  /** What it is called where it is not read beside its invoice. */
  name?: string
  /** The language of both, unless it is the page's. */
  lang?: string | undefined
  look: ButtonLook
}

/** Downloads a credit note as a PDF, for the merchant and for the customer alike. */
export function CreditNotePdf({
  invoiceId,
  number,
  label,
  name = `Download ${number} as PDF`,
  lang,
  look,
}: Props) {
  const database = useDatabase()
  const dryRun = useDryRun()
  const [pending, run] = usePending()
  async function download() {
    if (pending || (await dryRun(invoiceMessages.wouldDownload))) return
    await run(async () => {
      const { handOverCreditNote } = await loaded(import('./draw-credit-note.ts'))
      await handOverCreditNote(database(), { invoiceId, number })
    })
  }
  return (
    <Button
      {...look}
      pending={pending}
      aria-label={name}
      lang={lang}
      onClick={() => void download()}
    >
      {label}
    </Button>
  )
}
