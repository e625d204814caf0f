import type { Part } from '../database.ts'
import { defaultSettings, type SystemSettings } from './schemas.ts'

/** Returns the platform's settings, or the specification's defaults if none are saved. */
export async function getSystemSettings(db: Part<'systemSettings'>): Promise<SystemSettings> {
  return (await db.systemSettings.get('system')) ?? defaultSettings
}

/** Returns whether maintenance mode is on, so that the platform takes no payments. */
export const isInMaintenance = async (db: Part<'systemSettings'>): Promise<boolean> =>
  (await getSystemSettings(db)).maintenanceMode
