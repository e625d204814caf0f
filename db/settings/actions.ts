import * as v from 'valibot'
import { ActionError } from '../action.ts'
import { defineAction } from '../define-action.ts'
import { changed } from '../log/write-log.ts'
import { getSystemSettings } from './queries.ts'

/** Only the changed settings, so that two editors don't undo each other's changes. */
const settingsChange = v.object({
  sessionTimeoutMinutes: v.exactOptional(v.number()),
  maxLoginAttempts: v.exactOptional(v.number()),
  connectionPoolSize: v.exactOptional(v.number()),
  twoFactorForAdmins: v.exactOptional(v.boolean()),
  ipWhitelist: v.exactOptional(v.boolean()),
  maintenanceMode: v.exactOptional(v.boolean()),
  dailyAutoBackup: v.exactOptional(v.boolean()),
})

/**
 * Returns the settings, session, devices and sign-ins of the person whose dashboard is open; null
 * without a business.
 */
export const saveSettings = defineAction('saveSettings', {
  permission: 'system_settings',
  refuses: ['no-change'],
  invalid: ['setting-out-of-range'],
  tables: ['systemSettings'],
  input: settingsChange,
  run: async ({ db, put, log }, changes) => {
    const before = await getSystemSettings(db)
    const after = { ...before, ...changes }
    const { before: was, after: is } = changed(before, after)
    if (Object.keys(is ?? {}).length === 0)
      throw new ActionError('no-change', 'No setting was changed.')
    await put('systemSettings', after, 'setting-out-of-range')
    await log({
      action: 'Updated settings',
      target: 'System settings',
      type: 'configuration',
      ...(was && { before: was }),
      ...(is && { after: is }),
    })
    return after
  },
})
