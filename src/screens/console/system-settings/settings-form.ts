import * as v from 'valibot'
import { settingRanges, type SystemSettings } from '#db/settings/schemas.ts'

type NumberName = keyof typeof settingRanges

/** Formats the allowed range: `From 5 to 480`. */
export const rangeText = (name: NumberName): string =>
  `From ${settingRanges[name].min} to ${settingRanges[name].max}`

const numberOf = (name: NumberName) => {
  const { min, max } = settingRanges[name]
  return v.pipe(
    v.string(),
    v.trim(),
    v.check(
      (typed) => /^\d{1,6}$/.test(typed) && Number(typed) >= min && Number(typed) <= max,
      `Enter a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
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
