import * as v from 'valibot'
import {
  apiMode,
  type App,
  type Webhook,
  webhookEventType,
  type WebhookEventType,
  webhookEventTypes,
} from '#db/apps/schemas.ts'
import { atMost } from '#db/text/format.ts'
import { useAction, useRefusedAt, useNewEntry } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { makeWebhookSecret } from '#src/rules/api/make-key.ts'
import { eventTexts } from '#src/rules/api/permission-texts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'
import { DemoNote } from '#src/ui/demo-note.tsx'

export const webhookFormMessages = {
  missing: 'Enter a URL',
  insecure: 'Use a URL that starts with https://',
  wrong: 'Enter a full URL, such as https://shop.example/paid',
  password: 'Remove the user name and password from the URL',
  noEvent: 'Choose at least one event',
} as const

/** Returns the error of a typed address; undefined when it is valid. */
export function urlProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return webhookFormMessages.missing
  if (text.length > 500) return atMost(500)
  if (/^http:\/\//i.test(text)) return webhookFormMessages.insecure
  if (!/^https:\/\//i.test(text)) return webhookFormMessages.wrong
  try {
    const { hostname, username, password } = new URL(text)
    if (username !== '' || password !== '') return webhookFormMessages.password
    return hostname.includes('.') ? undefined : webhookFormMessages.wrong
  } catch {
    return webhookFormMessages.wrong
  }
}

/** The form of a webhook address. */
export const webhookSchema = v.object({
  mode: apiMode,
  url: v.pipe(
    v.string(),
    v.check(
      (typed) => urlProblem(typed) === undefined,
      ({ input }) => urlProblem(input) ?? '',
    ),
    v.transform((typed) => new URL(typed.trim()).href),
  ),
  events: v.pipe(v.array(webhookEventType), v.minLength(1, webhookFormMessages.noEvent)),
})

const usual: WebhookEventType[] = ['payment.succeeded', 'payment.failed', 'payment.refunded']

const webhookStart = (webhook?: Webhook): v.InferInput<typeof webhookSchema> => ({
  mode: webhook?.mode ?? 'test',
  url: webhook?.url ?? '',
  events: webhook ? [...webhook.events] : usual,
})

interface Props {
  app: App
  /** The address to edit; left out to add one. */
  webhook?: Webhook
  open: boolean
  onClose: () => void
}

const modes = [
  { value: 'test', label: 'Test events' },
  { value: 'live', label: 'Live events' },
] as const
const events = webhookEventTypes.map((value) => ({ value, label: eventTexts[value] }))

/** Adds or edits a webhook address of an app (API-2). */
export function WebhookDialog({ app, webhook, open, onClose }: Props) {
  const { attemptId, finish } = useNewEntry(onClose)
  const refusedAt = useRefusedAt('url', 'name-taken')
  const { refused } = refusedAt
  const create = useAction('createWebhook', {
    success: () => developerMessages.webhookAdded,
    dryRun: developerMessages.wouldAddWebhook,
    refused,
  })
  const update = useAction('updateWebhook', {
    success: () => developerMessages.webhookUpdated,
    dryRun: developerMessages.wouldUpdateWebhook,
    refused,
  })
  const form = useAppForm({
    schema: webhookSchema,
    start: webhookStart(webhook),
    onSubmit: async ({ mode, url, events: chosen }) => {
      const saved = webhook
        ? await update.run({ id: webhook.id, url, events: chosen })
        : await create.run({
            appId: app.id,
            mode,
            url,
            events: chosen,
            secret: makeWebhookSecret(),
            attemptId,
          })
      if (saved) finish(form)
      return refusedAt.words()
    },
  })

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="lg"
        title={webhook ? 'Edit webhook' : 'Add webhook'}
        description={app.name}
        submit={webhook ? 'Save Changes' : 'Add webhook'}
        pendingLabel="Saving"
        keeps={!webhook}
        onCancel={() => finish(form)}
      >
        {!webhook && (
          <form.AppField name="mode">
            {(field) => <field.Segmented label="Mode" labelShown options={modes} />}
          </form.AppField>
        )}
        <form.AppField name="url">
          {(field) => (
            <field.TextField
              label="URL"
              type="url"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              placeholder="https://shop.example/paid"
            />
          )}
        </form.AppField>
        <form.AppField name="events">
          {(field) => <field.CheckboxGroup label="Events" long options={events} />}
        </form.AppField>
        <DemoNote text="Responses are simulated: a host containing “fail” always returns 500, “flaky” succeeds on the third attempt, any other returns 200." />
      </FormDialog>
    </form.AppForm>
  )
}
