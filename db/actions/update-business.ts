import * as v from 'valibot'
import { tableSchemas } from '../tables.ts'
import { permissionOf } from '../permissions.ts'
import type { Merchant } from '../merchants/schemas.ts'
import { type Act, defineAction, invalid } from '../define-action.ts'
import { changed } from '../log/write-log.ts'

/** What a business says of itself; the rest of its row is kept by the platform. */
const businessFields = [
  'name',
  'businessType',
  'town',
  'address',
  'email',
  'phone',
  'website',
  'supportEmail',
  'description',
  'registrationNumber',
  'registrationType',
  'size',
  'type',
] as const satisfies (keyof Merchant)[]

export type BusinessInformation = Pick<Merchant, (typeof businessFields)[number]>

export const businessChange = v.object({
  id: v.string(),
  changes: v.partial(
    v.object({
      name: v.string(),
      businessType: v.string(),
      town: v.string(),
      address: v.string(),
      email: v.string(),
      phone: v.string(),
      website: v.string(),
      supportEmail: v.string(),
      description: v.string(),
      registrationNumber: v.string(),
      registrationType: v.string(),
      size: tableSchemas.merchants.entries.size,
      type: tableSchemas.merchants.entries.type,
    }),
  ),
})
type BusinessChange = v.InferOutput<typeof businessChange>

/** Changes the fields of a business that are given, inside the act's transaction, and logs it as `action`. */
export async function changeBusiness(
  act: Act<'merchants'>,
  { id, changes }: BusinessChange,
  action: string,
): Promise<Merchant> {
  const before = await act.get('merchants', id)
  const given = Object.fromEntries(
    businessFields.filter((key) => changes[key] !== undefined).map((key) => [key, changes[key]]),
  )
  const wanted: Merchant = { ...before, ...given }
  if (wanted.name.trim() === '') throw invalid('Enter the name of the business.')
  const fields = businessFields.filter((key) => wanted[key] !== before[key])
  if (fields.length === 0) return before
  const merchant = await act.put(
    'merchants',
    { ...wanted, lastModifiedBy: act.actor.name, lastModifiedDate: act.now },
    'A text is too long to keep.',
  )
  await act.log({
    action,
    target: merchant.name,
    type: 'configuration',
    merchantId: id,
    ...changed(before, merchant, fields),
  })
  return merchant
}

/**
 * Saves what a business says of itself: the fields that are given, and no others. Where none of them differs, nothing is
 * written. Refused with `not-found`, or `invalid` without a name or with a text too long to keep. Spec §4.
 */
export const updateBusiness = defineAction({
  permission: permissionOf.updateBusiness,
  tables: ['merchants'],
  input: businessChange,
  run: (act, change) => changeBusiness(act, change, 'Updated business information'),
})
