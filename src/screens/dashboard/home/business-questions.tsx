import { firstAnswers } from '#db/merchants/profile.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { longest } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'

interface Props {
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
export function BusinessQuestions({ merchant, onDone }: Props) {
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
