import type { Part } from '../database.ts'
import type { DemoSettings } from '../model/visitor.ts'

/** What the presenter has set in the demo controls; until then everything is off. */
export async function getDemoSettings(db: Part<'demoSettings'>): Promise<DemoSettings> {
  return (await db.demoSettings.get('demo')) ?? { id: 'demo', dryRun: false, failNext: false }
}
