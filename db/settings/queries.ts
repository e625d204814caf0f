import type { Part } from '../database.ts'
import { defaultSettings, type SystemSettings } from './schemas.ts'

/**
 * Returns the platform's settings; as the specification has them where nobody has saved any (§9).
 */
export async function getSystemSettings(db: Part<'systemSettings'>): Promise<SystemSettings> {
  return (await db.systemSettings.get('system')) ?? defaultSettings
}

/** Returns whether the platform takes no payments at present: maintenance mode is on. */
export const isInMaintenance = async (db: Part<'systemSettings'>): Promise<boolean> =>
  (await getSystemSettings(db)).maintenanceMode
