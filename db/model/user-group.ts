import * as v from 'valibot'
import { instant, longText, merchantId, readableId, shortText } from './common.ts'
import { teamPermission } from './permissions.ts'

/** People of a merchant's team who are granted the same, beside what their roles grant. */
export const userGroup = v.object({
  id: readableId('UG'),
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  description: longText,
  permissions: v.array(teamPermission),
  memberIds: v.array(readableId('TM')),
  createdAt: instant,
  attemptId: v.pipe(shortText, v.minLength(1)),
})
export type UserGroup = v.InferOutput<typeof userGroup>
