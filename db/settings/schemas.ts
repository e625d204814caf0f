import * as v from 'valibot'
import { instant, shortText } from '../common.ts'

/**
 * Allowed ranges of numeric settings: this demo's choice, because the specification gives only
 * defaults.
 */
export const settingRanges = {
  sessionTimeoutMinutes: { min: 5, max: 480 },
  maxLoginAttempts: { min: 1, max: 10 },
  connectionPoolSize: { min: 1, max: 100 },
} as const

const within = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max))

/** The platform's settings (ADM-14): one row. */
export const systemSettings = v.object({
  id: v.literal('system'),
  sessionTimeoutMinutes: within(settingRanges.sessionTimeoutMinutes),
  maxLoginAttempts: within(settingRanges.maxLoginAttempts),
  connectionPoolSize: within(settingRanges.connectionPoolSize),
  twoFactorForAdmins: v.boolean(),
  ipWhitelist: v.boolean(),
  maintenanceMode: v.boolean(),
  dailyAutoBackup: v.boolean(),
})
export type SystemSettings = v.InferOutput<typeof systemSettings>

/** The specification's default settings, used without a stored row. */
export const defaultSettings: SystemSettings = {
  id: 'system',
  sessionTimeoutMinutes: 30,
  maxLoginAttempts: 3,
  connectionPoolSize: 20,
  twoFactorForAdmins: true,
  ipWhitelist: false,
  maintenanceMode: false,
  dailyAutoBackup: true,
}

/** A report template of the console (ADM-10). */
export const reportTemplate = v.object({
  id: v.pipe(v.string(), v.regex(/^RT-\d+$/)),
  name: shortText,
  description: shortText,
  lastGenerated: v.nullable(instant),
})
export type ReportTemplate = v.InferOutput<typeof reportTemplate>

/** The next number of each kind of readable id. */
export const counter = v.object({
  id: v.picklist([
    'TX',
    'M',
    'D',
    'DR',
    'A',
    'U',
    'AU',
    'TM',
    'R',
    'LINK',
    'IN',
    'BA',
    'PO',
    'RP',
    'RC',
    'RS',
    'OB',
    'APP',
    'WH',
    'EV',
    'RQ',
    'TP',
    'UG',
    'DV',
    'PI',
    'MN',
    'CS',
    'DS',
    'DE',
    'PR',
  ]),
  next: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})
export type Counter = v.InferOutput<typeof counter>

/** Records when the database was seeded, and with which sample data: one row. */
export const seedMark = v.object({
  id: v.literal('seed'),
  seededAt: instant,
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** The scenario that was put in place of the sample data. */
  scenario: v.optional(shortText),
})
