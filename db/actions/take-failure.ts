import type { ActionContext } from '../action.ts'
import { getDemoSettings } from '../queries/get-demo-settings.ts'

/** Whether this call to a simulated service is to fail. Asking uses the failure up: two calls at once get one. */
export async function takeFailure({ db }: Pick<ActionContext, 'db'>): Promise<boolean> {
  return db.transaction('rw', db.demoSettings, async () => {
    const settings = await getDemoSettings(db)
    if (settings.failNext) await db.demoSettings.put({ ...settings, failNext: false })
    return settings.failNext
  })
}
