import * as v from 'valibot'
import { type App, appPermission } from '#db/apps/schemas.ts'
import { getMerchantId } from '#db/people/persona-queries.ts'
import { longest, shortest } from '#db/text/format.ts'
import { textBetween, textUpTo } from '#db/text/validation.ts'
import { useDatabase } from '#src/data/database-context.ts'
import { useAction, useRefusedAt, useNewEntry } from '#src/data/use-action.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { type MadeKey, makeKeys } from '#src/rules/api/make-key.ts'
import { permissionOptions } from '#src/rules/api/permission-texts.ts'
import { developerMessages } from '#src/rules/messages/platform.ts'

const appFormMessages = {
  nameShort: 'Enter a name of at least 2 characters',
  noPermission: 'Choose at least one',
} as const

const appSchema = v.object({
  name: textBetween(shortest.name, appFormMessages.nameShort, longest.name),
  description: textUpTo(280),
  permissions: v.pipe(v.array(appPermission), v.minLength(1, appFormMessages.noPermission)),
})
export type AppValues = v.InferInput<typeof appSchema>

/** Returns the form's initial values: the app's, or the usual defaults. */
const appStart = (app?: App): AppValues => ({
  name: app?.name ?? '',
  description: app?.description ?? '',
  permissions: app ? [...app.permissions] : ['payments:read', 'payments:write'],
})

interface Props {
  /** The app to edit; omitted to create one. */
  app?: App
  open: boolean
  onClose: () => void
  /** Called with a new app and its keys, which are shown only once. */
  onMade?: (app: App, keys: MadeKey[]) => void
}

/** Creates an app with its keys, or edits its name and permissions (API-1). */
export function AppFieldsDialog({ app, open, onClose, onMade }: Props) {
  const database = useDatabase()
  const { attemptId, finish } = useNewEntry(onClose)
  const refusedAt = useRefusedAt('name', 'name-taken')
  const { refused } = refusedAt
  const create = useAction('createApp', {
    success: ({ name }) => developerMessages.appCreated(name),
    dryRun: developerMessages.wouldCreateApp,
    refused,
  })
  const update = useAction('updateApp', {
    success: ({ name }) => developerMessages.appUpdated(name),
    dryRun: developerMessages.wouldUpdateApp,
    refused,
  })
  const form = useAppForm({
    schema: appSchema,
    start: appStart(app),
    onSubmit: async (typed, changes) => {
      const merchantId = await getMerchantId(database())
      const keys = app ? [] : await makeKeys()
      const saved = app
        ? await update.run({ id: app.id, ...changes })
        : await create.run({ ...typed, merchantId, attemptId, keys: keys.map(({ key }) => key) })
      if (!saved) return refusedAt.words()
      finish(form)
      if (!app) onMade?.(saved, keys)
    },
  })

  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        size="lg"
        title={app ? 'Edit App' : 'Create App'}
        description={app ? app.name : 'A system that uses the API, such as a web shop.'}
        submit={app ? 'Save Changes' : 'Create App'}
        pendingLabel="Saving"
        keeps={!app}
        onCancel={() => finish(form)}
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField label="App name" autoComplete="off" maxLength={longest.name} />
          )}
        </form.AppField>
        <form.AppField name="description">
          {(field) => <field.TextField label="Description (optional)" multiline rows={2} />}
        </form.AppField>
        <form.AppField name="permissions">
          {(field) => (
            <field.CheckboxGroup
              label="Permissions"
              long
              hint="Requests that need other permissions return 403."
              options={permissionOptions}
            />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
