import { appPermissions, type AppPermission, type WebhookEventType } from '#db/apps/schemas.ts'

/** Descriptions of the permissions of an app. */
export const apiPermissionTexts: Record<AppPermission, string> = {
  'payments:read': 'View payments',
  'payments:write': 'Take and refund payments',
  'links:read': 'View payment links',
  'links:write': 'Create payment links',
  'invoices:read': 'View invoices',
  'invoices:write': 'Create invoices',
  'payouts:read': 'View payouts',
}

/** Joins several descriptions into one line with a single leading capital. */
export const phrase = ([first = '', ...rest]: string[]): string =>
  [first, ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ')

export const permissionOptions = appPermissions.map((value) => ({
  value,
  label: apiPermissionTexts[value],
}))

/** Descriptions of the webhook events. */
export const eventTexts: Record<WebhookEventType, string> = {
  'payment.succeeded': 'A payment succeeded',
  'payment.failed': 'A payment failed',
  'payment.refunded': 'A payment was refunded',
  'payout.arrived': 'A payout arrived',
  'payout.failed': 'A payout was returned',
  'invoice.paid': 'An invoice was paid',
}
