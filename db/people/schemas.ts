import * as v from 'valibot'
import { instant, longText, merchantId, picture, readableId, shortText } from '../common.ts'

const userStatus = v.picklist(['active', 'inactive', 'suspended'])

/** A platform user (DATA-1). */
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

/**
 * A member of the platform's own staff (ROLE-1). The pending and suspended states are this
 * demo's own.
 */
export const adminUser = v.object({
  id: readableId('AU'),
  name: shortText,
  email: shortText,
  role: staffRole,
  status: v.picklist(['active', 'inactive', 'pending', 'suspended']),
  lastLogin: v.nullable(instant),
  permissions: v.array(shortText),
  /** The time of the last invitation; removed once it is accepted. */
  invitedAt: v.optional(instant),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type AdminUser = v.InferOutput<typeof adminUser>

/** A member of a merchant's team (DATA-1). */
export const teamMember = v.object({
  id: readableId('TM'),
  merchantId,
  name: v.pipe(shortText, v.minLength(1)),
  email: shortText,
  role: v.picklist(['Admin', 'Finance', 'Support', 'Read Only']),
  lastActive: v.nullable(instant),
  status: v.picklist(['active', 'pending']),
  /** The time of the last invitation; omitted for original members. */
  invitedAt: v.optional(instant),
  attemptId: v.optional(v.pipe(shortText, v.minLength(1))),
})
export type TeamMember = v.InferOutput<typeof teamMember>

/** Permissions of team members beyond viewing: this demo's choice (ROLE-1). */
export const teamPermissions = [
  'payments',
  'refunds',
  'payouts',
  'reports',
  'business',
  'team',
  'developers',
  'billing',
] as const
export const teamPermission = v.picklist(teamPermissions)
export type TeamPermission = v.InferOutput<typeof teamPermission>

/**
 * The permissions of the platform's staff (ROLE-1): the specification's six, then this demo's own,
 * for what the six leave open.
 */
export const permission = v.picklist([
  'merchant_management',
  'user_management',
  'financial_reports',
  'system_settings',
  'security_logs',
  'fee_configuration',
  'finances',
  'merchant_refunds',
  'case_management',
  'dispute_management',
])
export type StaffPermission = v.InferOutput<typeof permission>

/** A role of the platform's staff and its permissions (ROLE-1). */
export const role = v.object({
  id: readableId('R'),
  name: shortText,
  description: shortText,
  permissions: v.array(permission),
})
export type Role = v.InferOutput<typeof role>

/** The channels for notifying a person. */
export const notificationWays = ['app', 'email', 'sms'] as const
const way = v.picklist(notificationWays)
export type NotificationWay = v.InferOutput<typeof way>

/**
 * The styles of thousands separators: `1,284.50`, `1 284.50` or `1284.50`. The decimal point stays,
 * as amounts are typed.
 */
export const figureStyles = ['comma', 'space', 'plain'] as const
const figureStyle = v.picklist(figureStyles)
export type FigureStyle = v.InferOutput<typeof figureStyle>

export const weekStarts = ['monday', 'sunday'] as const
const weekStart = v.picklist(weekStarts)
export type WeekStart = v.InferOutput<typeof weekStart>

/** The currencies in which totals also show an approximate value; `none` disables it. */
export const displayCurrencies = ['none', 'USD', 'ZWL'] as const
const displayCurrency = v.picklist(displayCurrencies)
export type DisplayCurrency = v.InferOutput<typeof displayCurrency>

/** The data shared between an authenticator app and this device. */
const twoFactor = v.object({
  /** In Base32, as authenticators expect it. */
  secret: shortText,
  confirmedAt: instant,
  recovery: v.array(shortText),
  /** The time step of the last code used to sign in, because each works only once. */
  lastStep: v.optional(v.pipe(v.number(), v.safeInteger())),
})
export type TwoFactor = v.InferOutput<typeof twoFactor>

/**
 * A person's own settings; the lower-case e-mail address is the id. Omitted settings have their
 * defaults.
 */
export const account = v.object({
  id: shortText,
  merchantId,
  createdAt: instant,
  phone: v.optional(shortText),
  picture: v.optional(picture),
  /** The channels for each kind of notification; only the app for kinds not listed. */
  notifications: v.optional(v.record(shortText, v.array(way))),
  twoFactor: v.optional(twoFactor),
  passwordChangedAt: v.optional(instant),
  figures: v.optional(figureStyle),
  weekStart: v.optional(weekStart),
  displayCurrency: v.optional(displayCurrency),
  /** Plays a till's sound when a payment arrives. */
  tillSound: v.optional(v.boolean()),
})
export type Account = v.InferOutput<typeof account>

/**
 * Another device on which a person is signed in. Nothing leaves this device, so each is a sample
 * they added.
 */
export const device = v.object({
  id: readableId('DV'),
  accountId: shortText,
  name: shortText,
  town: shortText,
  signedInAt: instant,
})
export type Device = v.InferOutput<typeof device>

/** Members of a merchant's team with the same permissions in addition to those of their roles. */
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
