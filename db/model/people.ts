import * as v from 'valibot'
import { instant, merchantId, readableId, shortText } from './common.ts'

export const userStatus = v.picklist(['active', 'inactive', 'suspended'])

/** A platform user (spec §3). */
export const user = v.object({
  id: readableId('U'),
  name: shortText,
  email: shortText,
  role: v.picklist(['merchant_admin', 'merchant_user', 'super_admin']),
  status: userStatus,
  lastLogin: v.nullable(instant),
  merchantId: v.nullable(merchantId),
})
export type User = v.InferOutput<typeof user>

export const staffRole = v.picklist(['Super Admin', 'Admin', 'Support Admin', 'Finance Admin'])
export type StaffRole = v.InferOutput<typeof staffRole>

/** A member of the platform's own staff (spec §3, §6). Pending until they accept, and suspended, are this demo's own. */
export const adminUser = v.object({
  id: readableId('AU'),
  name: shortText,
  email: shortText,
  role: staffRole,
  status: v.picklist(['active', 'inactive', 'pending', 'suspended']),
  lastLogin: v.nullable(instant),
  permissions: v.array(shortText),
  /** When the last invitation went out; gone once it is accepted. */
  invitedAt: v.optional(instant),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type AdminUser = v.InferOutput<typeof adminUser>

/** A member of a merchant's team (spec §3). */
export const teamMember = v.object({
  id: readableId('TM'),
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  email: shortText,
  role: v.picklist(['Admin', 'Finance', 'Support', 'Read Only']),
  lastActive: v.nullable(instant),
  status: v.picklist(['active', 'pending']),
  /** When the last invitation went out; left out for who was there from the first. */
  invitedAt: v.optional(instant),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type TeamMember = v.InferOutput<typeof teamMember>

export const permission = v.picklist([
  'merchant_management',
  'user_management',
  'financial_reports',
  'system_settings',
  'security_logs',
  'fee_configuration',
])
export type StaffPermission = v.InferOutput<typeof permission>

/** A role of the platform's staff and what it grants (spec §6). */
export const role = v.object({
  id: readableId('R'),
  name: shortText,
  description: shortText,
  permissions: v.array(permission),
})
export type Role = v.InferOutput<typeof role>
