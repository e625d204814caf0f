import type { ActionContext } from '../action.ts'
import type { DemoSettings } from '../model/visitor.ts'
import { getDemoSettings } from '../queries/get-demo-settings.ts'

/**
 * Turns dry run on or off: every button then says what it would do, and changes nothing. It leaves no row in the
 * activity log, which is the platform's: this is the presenter's own.
 */
export async function setDryRun({ db }: ActionContext, dryRun: boolean): Promise<DemoSettings> {
  return db.transaction('rw', db.demoSettings, async () => {
    const settings = { ...(await getDemoSettings(db)), dryRun }
    await db.demoSettings.put(settings)
    return settings
  })
}
