import { Volume2 } from 'lucide-react'
import { type PropsWithChildren, useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'
import { getOwnAccount, type OwnAccount } from '#db/people/account-queries.ts'
import { rateInWords } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { accountMessages, notificationKinds } from '#src/rules/messages/people.ts'
import { Group } from '#src/screens/shared/settings-group.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useAddress } from '#src/ui/list/use-address.ts'
import { PageHeader } from '#src/ui/page-header.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#src/ui/tabs.tsx'
import { chooseTheme, useThemeChoice } from '#src/ui/theme.ts'
import { playTill } from '#src/ui/till-sound.ts'
import {
  accountAddress,
  accountChanges,
  accountSchema,
  type AccountTab,
  accountTabs,
  accountValues,
  displayCurrencyOptions,
  figureOptions,
  kinds,
  wayOptions,
  weekOptions,
} from './account-form.ts'
import { DeviceTab } from './device-tab.tsx'
import { PictureRow } from './picture-row.tsx'
import { SecurityTab } from './security-tab.tsx'

const waiting = (
  <Card>
    <SkeletonRows rows={6} label="Loading settings" />
  </Card>
)

/** The settings of the person whose dashboard is open (ACC-1). */
export function AccountScreen() {
  const own = useQuery(getOwnAccount)
  const [saves, setSaves] = useState(0)
  const { asked, ask } = useAddress(accountAddress)
  // The address keeps its entry while something is unsaved, so that Back can't lose it; the tab still changes.
  const [tab, setTab] = useState(asked.tab)
  useEffect(() => setTab(asked.tab), [asked.tab])
  if (own === null) throw new Error('This business is no longer on this device.')

  function choose(next: AccountTab) {
    setTab(next)
    ask({ tab: next })
  }

  function saved() {
    setSaves((count) => count + 1)
    // The save bar disappears after saving, and the focus with it.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      <PageHeader
        title="Account Settings"
        description={<span className="wrap-anywhere">{own?.email ?? '\u00a0'}</span>}
      />
      {own ? (
        // Remounts with the saved values.
        <SettingsForm key={saves} own={own} tab={tab} onTab={choose} onSaved={saved} />
      ) : (
        waiting
      )}
    </>
  )
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

/** Light, dark or the device's setting, applied at once on this device (ACC-1). */
function ThemeRow() {
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="text-sm font-semibold">Theme</p>
      <Segmented label="Theme" value={useThemeChoice()} onChange={chooseTheme} options={themes} />
      <p className="text-sm text-muted">Applies to this device only.</p>
    </div>
  )
}

/** The sound of an arriving payment, with a way to hear it first. */
function TillSound({ children }: PropsWithChildren) {
  return (
    <div className="border-t border-line pt-4">
      {children}
      <Button
        variant="text"
        size="sm"
        className="-ml-2"
        icon={<Volume2 aria-hidden />}
        onClick={() => void playTill()}
      >
        Play sound
      </Button>
    </div>
  )
}

interface Props {
  own: OwnAccount
  tab: AccountTab
  onTab: (tab: AccountTab) => void
  onSaved: () => void
}

/** All settings in tabs. Changes in any tab are saved by one bar, which appears with the first change. */
function SettingsForm({ own, tab, onTab, onSaved }: Props) {
  const formId = useId()
  const isTaken = useRef(false)
  const { name, email, account } = own
  const save = useAction('saveAccount', {
    success: () => accountMessages.saved,
    dryRun: accountMessages.wouldSave,
    refused: (code) => {
      isTaken.current = code === 'email-taken'
      return isTaken.current
    },
  })
  const form = useAppForm({
    schema: accountSchema,
    start: accountValues(own),
    onSubmit: async (_, changes) => {
      isTaken.current = false
      const { merchantId } = account
      if (await save.run({ merchantId, name, email, changes: accountChanges(changes) })) onSaved()
      if (!isTaken.current) return
      onTab('profile')
      return { email: accountMessages.emailTaken }
    },
  })
  /** All fields that can have errors are in the profile tab. */
  function lookAtProfile() {
    if (tab !== 'profile' && !v.safeParse(accountSchema, form.state.values).success)
      onTab('profile')
  }

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <Tabs label="Settings" value={tab} onChange={onTab} tabs={accountTabs} />
      <TabPanel tab={tab} className="mt-4">
        <form.Form id={formId} className="max-w-3xl">
          {tab === 'profile' && (
            <Group title="Profile">
              <PictureRow own={own} />
              <form.AppField name="name">
                {(field) => <field.TextField label="Name" autoComplete="name" maxLength={80} />}
              </form.AppField>
              <form.AppField name="email">
                {(field) => <field.EmailField label="Email" hint="Used to log in and for email." />}
              </form.AppField>
              <form.AppField name="phone">
                {(field) => <field.PhoneField label="Phone (optional)" hint="For text messages." />}
              </form.AppField>
            </Group>
          )}
          {tab === 'notifications' && (
            <Group title="Notifications" text="Choose how we notify you.">
              {kinds.map((kind) => (
                <form.AppField key={kind} name={`ways.${kind}`}>
                  {(field) => (
                    <field.CheckboxGroup {...notificationKinds[kind]} options={wayOptions} />
                  )}
                </form.AppField>
              ))}
              <TillSound>
                <form.AppField name="tillSound">
                  {(field) => (
                    <field.Switch
                      label="Till sound"
                      hint="Plays when a payment arrives while Paid is open."
                    />
                  )}
                </form.AppField>
              </TillSound>
              <form.Subscribe selector={({ values }) => needsPhone(values)}>
                {(needs) =>
                  needs && (
                    <p className="text-sm text-muted">
                      Add a phone number to your profile to get text messages.
                    </p>
                  )
                }
              </form.Subscribe>
            </Group>
          )}
          {tab === 'display' && (
            <Group title="Display">
              <ThemeRow />
              <form.AppField name="figures">
                {(field) => (
                  <field.Segmented
                    label="Figures"
                    labelShown
                    options={figureOptions}
                    hint="How numbers are shown."
                  />
                )}
              </form.AppField>
              <form.AppField name="displayCurrency">
                {(field) => (
                  <field.Segmented
                    label="Display currency"
                    labelShown
                    options={displayCurrencyOptions()}
                    hint={`Also shows key figures in this currency, at ${rateInWords()}. Payments and files don’t change.`}
                  />
                )}
              </form.AppField>
              <form.AppField name="weekStart">
                {(field) => (
                  <field.Segmented
                    label="First day of the week"
                    labelShown
                    options={weekOptions}
                    hint="First day of “This week” in filters."
                  />
                )}
              </form.AppField>
            </Group>
          )}
        </form.Form>
        {tab === 'security' && <SecurityTab own={own} />}
        {tab === 'device' && <DeviceTab />}
      </TabPanel>
      <form.Subscribe selector={({ isDefaultValue }) => !isDefaultValue}>
        {(unsaved) =>
          unsaved && (
            <SaveBar unsaved text="Unsaved changes">
              <Button variant="ghost" onClick={() => form.reset()}>
                Cancel
              </Button>
              <form.SubmitButton
                variant="primary"
                form={formId}
                pendingLabel="Saving"
                onClick={lookAtProfile}
              >
                Save Changes
              </form.SubmitButton>
            </SaveBar>
          )
        }
      </form.Subscribe>
    </form.AppForm>
  )
}

const needsPhone = ({ phone, ways }: v.InferInput<typeof accountSchema>): boolean =>
  phone.trim() === '' && Object.values(ways).some((chosen) => chosen.includes('sms'))
