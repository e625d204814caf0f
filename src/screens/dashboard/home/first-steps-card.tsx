import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sandboxSecretKey } from '#db/apps/schemas.ts'
import {
  type FirstStepId,
  firstStepIds,
  type FirstSteps,
} from '#db/merchants/first-steps-queries.ts'
import { firstAnswers } from '#db/merchants/profile.ts'
import { requiredDocuments } from '#db/merchants/required-documents.ts'
import { decisionText, reviewDueAt } from '#db/merchants/review-target.ts'
import { isSubmitted } from '#db/merchants/rules.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { testAccounts } from '#db/payments/test-accounts.ts'
import { longest } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { useForbids } from '#src/data/actor.ts'
import { newAttemptId } from '#src/data/run-action.ts'
import { useAction } from '#src/data/use-action.ts'
import { useMoment } from '#src/data/use-moment.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { applicationLook } from '#src/rules/transactions.ts'
import { SubmitApplication } from '#src/screens/shared/submit-application.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Chevron, Tick } from '#src/ui/glyphs.tsx'
import { lazyDialog } from '#src/ui/lazy-dialog.tsx'
import { Steps } from '#src/ui/steps.tsx'

const TestPaymentDialog = lazyDialog(
  async () => (await import('./test-payment-dialog.tsx')).TestPaymentDialog,
)

/** Takes a payment in the sandbox, and shows it as it arrives. */
function useTestPayment(merchantId: string) {
  const [id, setId] = useState<string>()
  const [open, setOpen] = useState(false)
  const { run, ...state } = useAction('sendTestRequest', {
    dryRun: developerMessages.wouldTakeTestPayment,
  })
  async function take() {
    const answer = await run({
      merchantId,
      key: sandboxSecretKey,
      digest: '',
      body: {
        amount: 5_00,
        currency: 'USD',
        method: 'ecocash',
        customer: { account: testAccounts.succeeds },
        reference: 'First test payment',
      },
      attemptId: newAttemptId(),
    })
    if (!answer?.paymentId) return
    setId(answer.paymentId)
    setOpen(true)
  }
  const dialog = id !== undefined && (
    <TestPaymentDialog id={id} open={open} onClose={() => setOpen(false)} />
  )
  return { ...state, take, dialog }
}

interface StepProps {
  title: string
  text: string
  done: boolean
  isNext: boolean
  children: ReactNode
}

function Step({ title, text, done, isNext, children }: StepProps) {
  return (
    <li
      className={`flex items-center gap-3 border-t border-line px-card py-3 ${isNext ? 'max-md:flex-wrap max-md:*:last:w-full' : ''}`}
    >
      <span
        aria-hidden
        className={`grid size-9 flex-none place-items-center rounded-stone ${done ? 'bg-laid text-on-laid' : isNext ? 'bg-accent text-bg' : 'bg-stone-3 text-muted'}`}
      >
        {done ? <Tick size={16} /> : <Chevron size={14} />}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          {title}
          {done && <span className="sr-only"> (done)</span>}
        </h3>
        {!done && <p className={`text-sm text-muted ${isNext ? '' : 'max-md:hidden'}`}>{text}</p>}
      </div>
      {!done && children}
    </li>
  )
}

interface LabelProps {
  verb: string
  object: string
  isNext: boolean
}

/** What a step's button says: on a phone all of it only where the button has a line of its own. */
const StepLabel = ({ verb, object, isNext }: LabelProps) => (
  <span>
    {verb} <span className={isNext ? '' : 'max-md:sr-only'}>{object}</span>
  </span>
)

interface Props {
  steps: FirstSteps
}

/** The first steps, each with its own state, and the application that they lead to (HOME-1). */
export function FirstStepsCard({ steps }: Props) {
  const { application, isAsked } = steps
  const barsQuestions = useForbids()('startBusiness') !== undefined
  const [isOpen, setOpen] = useState(false)
  if ((!isAsked && !barsQuestions) || isOpen)
    return <BusinessQuestions merchant={application.merchant} onDone={() => setOpen(false)} />
  return <StepList steps={steps} onAnswer={() => setOpen(true)} />
}

function StepList({ steps, onAnswer }: Props & { onAnswer: () => void }) {
  const { application, done, accountWaits } = steps
  const { merchant } = application
  const forbids = useForbids()
  const test = useTestPayment(merchant.id)
  const required = requiredDocuments(application)
  const added = required.filter(({ state }) => state !== 'missing')
  const card = useRef<HTMLElement>(null)
  // The questions that were here before had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [])
  const count = firstStepIds.filter((id) => done[id]).length
  const next = firstStepIds.find((id) => !done[id])
  const look = (id: FirstStepId) =>
    ({
      variant: id === next ? 'primary' : 'secondary',
      size: 'sm',
      className: 'flex-none',
    }) as const
  const { tone, label } = applicationLook(merchant)
  const decision = decisionText(merchant, useMoment([reviewDueAt(merchant)]))
  const step = (id: FirstStepId) => ({ done: done[id], isNext: id === next })
  return (
    <Card ref={card} tabIndex={-1} className="outline-none">
      <CardHeader
        title="First steps"
        action={
          <span className="text-subtle tabular-nums">
            {count} of {firstStepIds.length} done
          </span>
        }
      />
      <div className="px-card pb-3">
        <Steps
          count={firstStepIds.length}
          current={count}
          label={`${count} of ${firstStepIds.length} steps done`}
        />
      </div>
      <ol>
        <Step
          {...step('details')}
          title="Business details"
          text="Your business name, trade and town."
        >
          <Button {...look('details')} forbidden={forbids('startBusiness')} onClick={onAnswer}>
            <StepLabel verb="Add" object="details" isNext={next === 'details'} />
          </Button>
        </Step>
        <Step
          {...step('documents')}
          title="Documents"
          text={`${added.length} of ${required.length} added. We check them before we approve you.`}
        >
          <ButtonLink {...look('documents')} to={pathTo('business')}>
            Upload
          </ButtonLink>
        </Step>
        <Step
          {...step('account')}
          title="Payout account"
          text={
            accountWaits
              ? 'Verify it, so that payouts can go there.'
              : 'The bank account or wallet for your payouts.'
          }
        >
          <ButtonLink {...look('account')} to={pathTo('payout-accounts')}>
            {accountWaits ? (
              <StepLabel verb="Verify" object="account" isNext={next === 'account'} />
            ) : (
              <StepLabel verb="Add" object="payout account" isNext={next === 'account'} />
            )}
          </ButtonLink>
        </Step>
        <Step
          {...step('link')}
          title="First payment link"
          text="Customers pay by link, QR code or USSD."
        >
          <ButtonLink
            {...look('link')}
            to={`${pathTo('payment-links')}?new`}
            forbidden={forbids('createPaymentLink')}
          >
            <StepLabel verb="Create" object="link" isNext={next === 'link'} />
          </ButtonLink>
        </Step>
        <Step
          {...step('test')}
          title="Take a test payment"
          text="See a payment arrive in the sandbox. No money moves."
        >
          <Button
            {...look('test')}
            pending={test.pending}
            forbidden={test.forbidden}
            onClick={() => void test.take()}
          >
            Try it
          </Button>
        </Step>
      </ol>
      {test.dialog}
      <div className="grid gap-3 border-t border-line px-card py-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">Your application</h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        {isSubmitted(merchant) ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="text-sm text-muted tabular-nums">{decision}</p>
            <ButtonLink variant="text" size="sm" className="-mx-2" to={pathTo('business')}>
              Track your approval
            </ButtonLink>
          </div>
        ) : (
          <SubmitApplication application={application} />
        )}
      </div>
    </Card>
  )
}

interface BusinessQuestionsProps {
  merchant: Merchant
  onDone: () => void
}

const questions = [
  {
    name: 'name',
    label: 'Business name',
    autoComplete: 'organization',
    hint: 'Customers see it when they pay you.',
  },
  { name: 'businessType', label: 'Trade', autoComplete: 'off', hint: 'For example: Bakery' },
  { name: 'town', label: 'Town', autoComplete: 'address-level2' },
] as const

/** The first questions to a new business, each of which can wait (BIZ-2). */
function BusinessQuestions({ merchant, onDone }: BusinessQuestionsProps) {
  const { id, unnamed, name, businessType, town } = merchant
  const save = useAction('startBusiness', {
    success: () => applicationMessages.detailsSaved,
    dryRun: applicationMessages.wouldSaveDetails,
  })
  const later = useAction('startBusiness', { dryRun: applicationMessages.wouldLeaveDetails })
  const form = useAppForm({
    schema: firstAnswers,
    start: { name: unnamed ? '' : name, businessType, town },
    onSubmit: async (values) => {
      if (Object.values(values).every((value) => value === ''))
        return { name: 'Fill in at least one, or choose Later' }
      if (await save.run({ id, ...values })) onDone()
    },
  })
  async function leave() {
    if (await later.run({ id, name: '', businessType: '', town: '' })) onDone()
  }
  return (
    <Card>
      <CardHeader
        title="About your business"
        action={
          <Button variant="text" size="sm" className="-mr-2" onClick={() => void leave()}>
            Later
          </Button>
        }
      />
      <form.AppForm>
        <form.Form className="grid gap-4 px-card pb-card">
          <p className="text-muted">You can add or change these later.</p>
          <div className="grid gap-4 md:grid-cols-3">
            {questions.map(({ name: field, ...look }) => (
              <form.AppField key={field} name={field}>
                {(input) => <input.TextField {...look} maxLength={longest.name} />}
              </form.AppField>
            ))}
          </div>
          <form.SubmitButton
            variant="primary"
            className="md:justify-self-end"
            pendingLabel="Saving"
            forbidden={save.forbidden}
          >
            Save and continue
          </form.SubmitButton>
        </form.Form>
      </form.AppForm>
    </Card>
  )
}
