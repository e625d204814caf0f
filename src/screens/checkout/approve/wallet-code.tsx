import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { formatDuration } from '#db/text/format.ts'
import { currentTime } from '#db/clock.ts'
import { type CodePayment, walletCodeMessage } from '#db/payments/messages.ts'
import {
  codeLasts,
  codeTries,
  newWalletCode,
  typeWalletCode,
  walletCodeState,
  type WalletCode,
} from '#db/payments/wallet-codes.ts'
import { inLanguage } from '#db/text/payer-words/languages.ts'
import { formatMobile } from '#db/text/phone-number.ts'
import { useActor } from '#src/data/actor.ts'
import { useDatabase } from '#src/data/database-context.ts'
import {
  payerWords,
  usePayerLanguage,
  usePayerShared,
  usePayerWords,
} from '#src/data/payer-words.ts'
import { isDryRun } from '#src/data/dry-run.ts'
import { runAction } from '#src/data/run-action.ts'
import { useSeconds } from '#src/data/use-moment.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { codeLength } from '#src/rules/sign-in.ts'
import { ResendCode } from '#src/screens/shared/resend-code.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { StepHeading } from '#src/ui/steps.tsx'
import { PromptEnded } from './handset.tsx'

/** The text message with the code, as the payer's phone shows it. */
function TextMessage({
  from,
  text,
  lang,
}: {
  from: string
  text: string
  lang: string | undefined
}) {
  const { words, lang: spoken } = usePayerWords('walletCode')
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-1 rounded-[20px] bg-system px-4 py-3 font-system text-on-system shadow-sheet"
    >
      <p className="flex items-center gap-2 text-sm text-system-muted">
        <MessageSquare size={16} aria-hidden />
        <span className="min-w-0 flex-1" lang={spoken}>
          {words.messageFrom(from)}
        </span>
        <DemoTag />
      </p>
      <p className="wrap-anywhere tabular-nums" lang={lang}>
        {text}
      </p>
    </div>
  )
}

const randomBits = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
const firstCode = () => newWalletCode(currentTime(), randomBits())

type Language = ReturnType<typeof inLanguage>

/** Records the message with each code in the outbox, once. */
function useOutgoing(payment: CodePayment & Language, account: string): void {
  const database = useDatabase()
  const actor = useActor()
  const recorded = useRef('')
  useEffect(() => {
    if (recorded.current === payment.code) return
    recorded.current = payment.code
    const record = async () => {
      const db = database()
      if (!(await isDryRun(db)))
        await runAction('sendWalletCode', { ...payment, account }, { db, actor })
    }
    // The payer has the code before them, whether or not the outbox has it.
    record().catch(() => undefined)
  }, [payment, account, database, actor])
}

const codeFields = v.object({
  code: v.pipe(
    v.string(),
    v.length(codeLength, () => payerWords().walletCode.unfinished),
  ),
})

interface Props extends Omit<CodePayment, 'code'> {
  /** The wallet's name, such as "Omari". */
  provider: string
  /** What is paid, formatted. */
  total: string
  /** The payer's number. */
  phone: string
  pending: boolean
  onApprove: () => Promise<void>
  onCancel: () => void
  /** Returns to the form to choose another method. */
  onAnother: () => void
}

/** The approval by a code that the wallet texts to the payer, who types it here (LINK-9). */
export function WalletCodeStep(props: Props) {
  const { provider, total, phone, pending, onApprove, onCancel, onAnother } = props
  const { wallet, merchantName, amount, currency } = props
  const { words, lang } = usePayerWords('walletCode')
  const shared = usePayerShared()
  const [sent, setSent] = useState<WalletCode>(firstCode)
  const spoken = usePayerLanguage()
  // A message keeps the language in which it was sent.
  const [textedIn, setTextedIn] = useState(spoken)
  const left = codeLasts / 1000 - useSeconds(sent.sentAt)
  const payment = { wallet, merchantName, amount, currency, code: sent.code }
  useOutgoing({ ...payment, ...inLanguage(textedIn) }, phone)
  const form = useAppForm({
    schema: codeFields,
    start: { code: '' },
    edits: false,
    onSubmit: async ({ code }) => {
      const typed = typeWalletCode(sent, code, currentTime())
      setSent(typed.sent)
      if (typed.approves) return onApprove()
      // It expired while the last digit was typed, which the step shows instead.
      if (typed.sent === sent) return
      form.setFieldValue('code', '', { dontValidate: true })
      const tries = codeTries - typed.sent.wrong
      return { code: words.wrong(tries) }
    },
  })
  function resend() {
    setSent(newWalletCode(currentTime(), randomBits(), sent))
    setTextedIn(spoken)
    form.reset()
  }

  const state = walletCodeState(sent, currentTime())
  if (state !== 'open' && !pending)
    return (
      <PromptEnded
        title={words[state]}
        text={state === 'void' ? words.voidText : words.expiredText}
        again={words.another}
        lang={lang}
        onAgain={resend}
        onAnother={onAnother}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextMessage
        from={provider}
        text={walletCodeMessage(payment, textedIn).body}
        lang={inLanguage(textedIn).language}
      />
      <Card padded className="grid grid-cols-1 gap-4" lang={lang}>
        <div>
          <StepHeading focus={false}>{words.title(provider)}</StepHeading>
          <p className="mt-1 text-muted tabular-nums">
            {words.textedTo(provider)}{' '}
            <span className="whitespace-nowrap">{formatMobile(phone)}</span>.{' '}
            {words.approves(total)} <bdi>{merchantName}</bdi>.
          </p>
        </div>
        <form.AppForm>
          <form.Form className="grid grid-cols-1 gap-4" aria-label={words.form(provider)}>
            <form.AppField name="code">
              {(field) => <field.CodeField label={words.field} />}
            </form.AppField>
            <p className="text-sm text-muted tabular-nums" role="timer">
              {words.expiresIn(formatDuration(Math.max(0, left)))}
            </p>
            <div className="flex flex-wrap gap-3 *:max-w-full *:flex-[1_0_7rem]">
              <Button variant="secondary" onClick={onCancel}>
                {words.cancel}
              </Button>
              <form.SubmitButton pendingLabel={words.sending}>{words.approve}</form.SubmitButton>
            </div>
          </form.Form>
        </form.AppForm>
        <ResendCode onSent={resend} words={shared.words} lang={shared.lang} />
      </Card>
    </div>
  )
}
