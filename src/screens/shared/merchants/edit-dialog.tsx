import { useState } from 'react'
import * as v from 'valibot'
import { companyKinds } from '#db/merchants/company-kinds.ts'
import { profileFor } from '#db/merchants/profile.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { longest } from '#db/text/format.ts'
import { useAction } from '#src/data/use-action.ts'
import { useDialogForm } from '#src/screens/shared/use-dialog-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { businessTypes, companyKindOptions } from '#src/rules/business.ts'
import { merchantMessages } from '#src/rules/messages/merchants.ts'

interface Props {
  merchant: Merchant
  open: boolean
  onClose: () => void
}

const fields = [
  'name',
  'businessType',
  'type',
  'registrationType',
  'town',
  'email',
  'phone',
  'address',
  'registrationNumber',
] as const

const types = Object.entries(businessTypes).map(([value, label]) => ({ value, label }))

/** Edits a merchant's profile; the log records the old values (ADM-2). */
export function EditMerchantDialog({ merchant, open, onClose }: Props) {
  const { id } = merchant
  const { name, businessType, type, registrationType } = merchant
  const { town, email, phone, address, registrationNumber } = merchant
  const save = useAction('editMerchant', {
    success: (saved) => merchantMessages.edited(saved.name),
    dryRun: merchantMessages.wouldEdit,
  })
  const [schema] = useState(() => v.pick(profileFor(merchant), fields))
  const form = useDialogForm({
    schema,
    start: {
      name,
      businessType,
      type,
      registrationType,
      town,
      email,
      phone,
      address,
      registrationNumber,
    },
    onSubmit: (_values, changes) => save.run({ id, changes }),
    onClose,
  })
  const text = (field: 'businessType' | 'town' | 'registrationNumber', label: string) => (
    <form.AppField name={field}>
      {(bound) => <bound.TextField label={label} autoComplete="off" maxLength={longest.name} />}
    </form.AppField>
  )
  return (
    <form.AppForm>
      <FormDialog
        open={open}
        onClose={onClose}
        asksFirst
        size="lg"
        title="Edit merchant"
        description={`${id}. Changes are logged.`}
        submit="Save"
        pendingLabel="Saving"
        forbidden={save.forbidden}
      >
        <form.AppField name="name">
          {(field) => (
            <field.TextField label="Business Name" autoComplete="off" maxLength={longest.name} />
          )}
        </form.AppField>
        <div className="grid gap-4 md:grid-cols-2">
          {text('businessType', 'Trade')}
          {text('town', 'Town')}
          <form.AppField
            name="type"
            listeners={{
              onChange: ({ value }) =>
                form.setFieldValue('registrationType', companyKinds[value][0]),
            }}
          >
            {(field) => <field.Select label="Business Type" options={types} />}
          </form.AppField>
          <form.Subscribe selector={({ values }) => values.type}>
            {(chosen) => (
              <form.AppField name="registrationType">
                {(field) => (
                  <field.Select
                    label="Registration Type"
                    options={companyKindOptions(chosen, field.state.value)}
                  />
                )}
              </form.AppField>
            )}
          </form.Subscribe>
          {text('registrationNumber', 'Registration Number')}
          <form.AppField name="email">
            {(field) => (
              <field.EmailField label="Email" autoComplete="off" maxLength={longest.email} />
            )}
          </form.AppField>
          <form.AppField name="phone">
            {(field) => (
              <field.PhoneField label="Phone" autoComplete="off" maxLength={longest.phone} />
            )}
          </form.AppField>
        </div>
        <form.AppField name="address">
          {(field) => (
            <field.TextField label="Address" multiline rows={2} maxLength={longest.text} />
          )}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}
