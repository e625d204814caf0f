import type { ActionContext } from '../action.ts'
import type { DemoSettings } from '../model/visitor.ts'
import { getDemoSettings } from '../queries/get-demo-settings.ts'

/**
 * Arms or disarms the failure of the next call to a simulated service. It leaves no row in the activity log: that is
 * the platform's, which the audience sees, and this is the presenter's own.
 */
export async function setFailNext({ db }: ActionContext, failNext: boolean): Promise<DemoSettings> {
  return db.transaction('rw', db.demoSettings, async () => {
    const settings = { ...(await getDemoSettings(db)), failNext }
    await db.demoSettings.put(settings)
    return settings
  })
}
