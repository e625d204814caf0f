import { useState } from 'react'
import { companyKinds, registrationPrefix } from '#db/merchants/company-kinds.ts'
import { profileFor } from '#db/merchants/profile.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { longest } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useAlive } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { businessSizes, businessTypes, companyKindOptions } from '#src/rules/business.ts'
import { applicationMessages } from '#src/rules/messages/merchants.ts'
import { Button } from '#src/ui/button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { SaveBar } from '#src/ui/save-bar.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { informationOf, keptItems } from './information.ts'

interface Props {
  merchant: Merchant
  onClose: () => void
}

const textLines = [
  {
    name: 'name',
    label: 'Business Name',
    autoComplete: 'organization',
    className: '@xl:col-span-full',
    autoFocus: true,
  },
  { name: 'businessType', label: 'Trade', autoComplete: 'off' },
  { name: 'town', label: 'Town', autoComplete: 'address-level2' },
  { name: 'tin', label: 'TIN (optional)', autoComplete: 'off', inputMode: 'numeric' },
  { name: 'vatNumber', label: 'VAT Number (optional)', autoComplete: 'off', inputMode: 'numeric' },
] as const
const emails = [
  { name: 'email', label: 'Email' },
  { name: 'supportEmail', label: 'Support Email' },
] as const

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const types = optionsOf(businessTypes)
const sizes = optionsOf(businessSizes)

/** Every field of the business as an input; Cancel discards all changes (BIZ-2). */
export function InformationForm({ merchant, onClose }: Props) {
  const alive = useAlive()
  const save = useAction('updateBusiness', {
    success: () => applicationMessages.businessUpdated,
    dryRun: applicationMessages.wouldUpdateBusiness,
  })
  const start = informationOf(merchant)
  const [schema] = useState(() => profileFor(start))
  const form = useAppForm({
    schema,
    start,
    onSubmit: async (_values, changes) => {
      if ((await save.run({ id: merchant.id, changes })) && alive()) onClose()
    },
  })

  return (
    <form.AppForm>
      <form.LeaveGuard />
      <form.Form className="@container px-card pb-card">
        <div className="grid gap-4 @xl:grid-cols-2">
          {textLines.map(({ name, ...look }) => (
            <form.AppField key={name} name={name}>
              {(field) => <field.TextField {...look} maxLength={longest.name} />}
            </form.AppField>
          ))}
          <form.AppField
            name="type"
            listeners={{
              onChange: ({ value }) =>
                form.setFieldValue('registrationType', companyKinds[value][0]),
            }}
          >
            {(field) => <field.Select label="Business Type" options={types} />}
          </form.AppField>
          <form.Subscribe
            selector={({ values: { type, registrationType } }) => ({ type, registrationType })}
          >
            {(company) => (
              <>
                <form.AppField name="registrationType">
                  {(field) => (
                    <field.Select
                      label="Registration Type"
                      options={companyKindOptions(company.type, company.registrationType)}
                    />
                  )}
                </form.AppField>
                <form.AppField name="registrationNumber">
                  {(field) => (
                    <field.TextField
                      label="Registration Number"
                      autoComplete="off"
                      maxLength={longest.name}
                      hint={`Such as ${registrationPrefix(company)} 1234/2026`}
                    />
                  )}
                </form.AppField>
              </>
            )}
          </form.Subscribe>
          <form.AppField name="size">
            {(field) => <field.Select label="Business Size" options={sizes} />}
          </form.AppField>
          {emails.map(({ name, label }) => (
            <form.AppField key={name} name={name}>
              {(field) => <field.EmailField label={label} maxLength={longest.email} />}
            </form.AppField>
          ))}
          <form.AppField name="phone">
            {(field) => <field.PhoneField label="Phone" maxLength={longest.phone} />}
          </form.AppField>
          <form.AppField name="website">
            {(field) => (
              <field.TextField
                label="Website"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={longest.email}
              />
            )}
          </form.AppField>
          <form.AppField name="address">
            {(field) => (
              <field.TextField
                label="Address"
                multiline
                rows={3}
                autoComplete="street-address"
                maxLength={longest.text}
              />
            )}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextField label="Description" multiline rows={3} maxLength={longest.text} />
            )}
          </form.AppField>
        </div>
        <div className="-mx-card mt-5 border-t border-line">
          <Fold level={3} title="Record" note="Kept by Paid. You can’t edit it.">
            <div className="grid gap-4 px-card pt-1 pb-2 @xl:grid-cols-2">
              {keptItems(merchant).map(({ term, value }) => (
                <TextField key={term} label={term} value={value} disabled readOnly />
              ))}
            </div>
          </Fold>
        </div>
        <form.Subscribe selector={({ isDefaultValue }) => !isDefaultValue}>
          {(unsaved) => (
            <SaveBar text={unsaved ? 'Unsaved changes' : 'No changes yet'} unsaved={unsaved}>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
              <form.SubmitButton variant="primary" pendingLabel="Saving">
                Save
              </form.SubmitButton>
            </SaveBar>
          )}
        </form.Subscribe>
      </form.Form>
    </form.AppForm>
  )
}
