import { useState } from 'react'
import * as v from 'valibot'
import { countTakingMerchants } from '#db/merchants/queries.ts'
import { settingRanges, type SystemSettings } from '#db/settings/schemas.ts'
import { useDryRun } from '#src/data/dry-run.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { parseWhole } from '#db/text/amount.ts'
import { countOf } from '#db/text/format.ts'
import { peopleMessages } from '#src/rules/messages/people.ts'
import { ConfirmAction } from '#src/screens/shared/confirm-action.tsx'
import { Group } from '#src/screens/shared/settings-group.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoTag } from '#src/ui/demo-note.tsx'
import { useLast } from '#src/ui/dialog-host.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'

type NumberName = keyof typeof settingRanges

/** Formats the allowed range: `From 5 to 480`. */
const rangeText = (name: NumberName): string =>
  `From ${settingRanges[name].min} to ${settingRanges[name].max}`

const numberOf = (name: NumberName) => {
  const { min, max } = settingRanges[name]
  const message = `Enter a whole number from ${min} to ${max}`
  return v.pipe(
    v.string(),
    v.transform(parseWhole),
    v.number(message),
    v.minValue(min, message),
    v.maxValue(max, message),
  )
}

export const settingsSchema = v.object({
  sessionTimeoutMinutes: numberOf('sessionTimeoutMinutes'),
  maxLoginAttempts: numberOf('maxLoginAttempts'),
  connectionPoolSize: numberOf('connectionPoolSize'),
  twoFactorForAdmins: v.boolean(),
  ipWhitelist: v.boolean(),
  maintenanceMode: v.boolean(),
  dailyAutoBackup: v.boolean(),
})

export const typedSettings = ({
  id: _,
  sessionTimeoutMinutes,
  maxLoginAttempts,
  connectionPoolSize,
  ...switches
}: SystemSettings): v.InferInput<typeof settingsSchema> => ({
  ...switches,
  sessionTimeoutMinutes: String(sessionTimeoutMinutes),
  maxLoginAttempts: String(maxLoginAttempts),
  connectionPoolSize: String(connectionPoolSize),
})

/** Says whom maintenance touches, and how (ADM-14). */
const maintenanceText = (merchants: number | undefined): string =>
  `Customers of ${merchants === undefined ? 'all merchants' : countOf(merchants, 'merchant')} can’t pay: checkout, payment links and invoices refuse new payments. Every checkout and dashboard shows a notice. Payments in progress continue.`

interface Props {
  settings: SystemSettings
  onSaved: () => void
}

/** The platform's settings in groups, all saved together. */
export function SettingsEditor({ settings, onSaved }: Props) {
  const save = useAction('saveSettings', {
    success: () => peopleMessages.settingsSaved,
    dryRun: peopleMessages.wouldSaveSettings,
    // Shown at once, so that the form starts from the new values after saving.
    shows: (change) => [{ table: 'systemSettings', id: 'system', change }],
  })
  const { forbidden } = save
  const form = useAppForm({
    schema: settingsSchema,
    start: typedSettings(settings),
    onSubmit: async (_, changes) => {
      if (changes.maintenanceMode) {
        if (!(await dryRun(peopleMessages.wouldSaveSettings))) setAsked(changes)
      } else if (await save.run(changes)) onSaved()
    },
  })
  const taking = useQuery(countTakingMerchants)
  const dryRun = useDryRun()
  /** The changes that turn maintenance on, while it is asked. */
  const [asked, setAsked] = useState<Parameters<typeof save.run>[0]>()
  const last = useLast(asked)
  const numeric = { inputMode: 'numeric', maxLength: 6, readOnly: forbidden !== undefined } as const

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form className="grid max-w-3xl gap-4">
        <Group title="Login">
          <form.AppField name="sessionTimeoutMinutes">
            {(field) => (
              <field.TextField
                {...numeric}
                label="Session timeout"
                suffix="minutes"
                hint={`${rangeText('sessionTimeoutMinutes')}. Log out after this much inactivity.`}
              />
            )}
          </form.AppField>
          <form.AppField name="maxLoginAttempts">
            {(field) => (
              <field.TextField
                {...numeric}
                label="Maximum login attempts"
                hint={`${rangeText('maxLoginAttempts')}. Locks the account for 15 minutes after this many wrong codes.`}
              />
            )}
          </form.AppField>
          <form.AppField name="twoFactorForAdmins">
            {(field) => (
              <field.Switch
                label="Two-factor for admins"
                hint="Admins enter a code when they log in."
                forbidden={forbidden}
              />
            )}
          </form.AppField>
        </Group>
        <Group title="Payments">
          <form.AppField name="maintenanceMode">
            {(field) => (
              <field.Switch
                label="Maintenance mode"
                hint="Refuses all new payments and shows a notice in checkout and dashboards."
                forbidden={forbidden}
              />
            )}
          </form.AppField>
        </Group>
        {/* They are stored, but nothing here has a network, a server or a second copy. */}
        <Group title="Platform" text={<DemoTag>Not in the demo</DemoTag>}>
          <form.AppField name="ipWhitelist">
            {(field) => <field.Switch label="IP whitelist" forbidden={forbidden} />}
          </form.AppField>
          <form.AppField name="connectionPoolSize">
            {(field) => (
              <field.TextField
                {...numeric}
                label="Connection pool size"
                suffix="connections"
                hint={rangeText('connectionPoolSize')}
              />
            )}
          </form.AppField>
          <form.AppField name="dailyAutoBackup">
            {(field) => <field.Switch label="Daily auto backup" forbidden={forbidden} />}
          </form.AppField>
        </Group>
        <form.Subscribe
          selector={({ isDefaultValue, isSubmitting }) => ({ isDefaultValue, isSubmitting })}
        >
          {({ isDefaultValue, isSubmitting }) =>
            !isDefaultValue && (
              <SaveBar text="Unsaved changes" unsaved>
                <Button variant="ghost" onClick={() => form.reset()}>
                  Cancel
                </Button>
                <Button
                  variant="primary"
                  pending={isSubmitting}
                  pendingLabel="Saving"
                  forbidden={forbidden}
                  onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
                >
                  Save All Changes
                </Button>
              </SaveBar>
            )
          }
        </form.Subscribe>
      </form.Form>
      <ConfirmAction
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Turn on maintenance mode?"
        text={maintenanceText(taking)}
        confirmLabel="Turn On"
        action={save}
        input={last ?? {}}
        onDone={onSaved}
      />
    </form.AppForm>
  )
}
