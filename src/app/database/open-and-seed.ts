import { Dexie, liveQuery } from 'dexie'
import { currentTime, setAhead } from '#db/clock.ts'
import type { PaidDatabase } from '#db/database.ts'
import { openDatabase, type OpenErrorCode } from '#db/open-database.ts'
import { getDemoSettings, getLastActivity, isSeeded } from '#db/demo/queries.ts'
import { noteWrite } from '#db/transaction-watch.ts'
import type { DemoSettings } from '#db/people/sessions.ts'
import { LoadError } from '#src/data/run-action.ts'
import { appMessages } from '#src/rules/messages/app.ts'
import { toast } from '#src/ui/toast.ts'
import { base } from '#routes/base.ts'
import { forgetLooks } from '../last-look.ts'
import { keepLocalCurrency } from '../local-currency.ts'
import { areOld } from '#db/demo/are-old.ts'
import { rememberMove } from '#src/data/remembered-move.ts'
import { fillWithSeed, rememberSeeded, wasSeeded } from '#src/seeding/seeder.ts'

function apply({ clock, localCurrency }: DemoSettings): void {
  setAhead(clock?.ahead ?? 0)
  rememberMove(clock !== undefined)
  keepLocalCurrency(localCurrency)
}

/**
 * Keeps this tab's clock and its name of the local currency as the presenter set them, here or in another tab, while the
 * database is open; resolves once they are.
 */
async function followSettings(db: PaidDatabase): Promise<void> {
  await getDemoSettings(db).then(apply, reportError)
  const settings = liveQuery(() => getDemoSettings(db))
  const following = settings.subscribe({ next: apply, error: reportError })
  db.on('close', () => following.unsubscribe())
}

// Once for the page, which may open the database again.
Dexie.on('storagemutated', forgetLooks)
Dexie.on('storagemutated', noteWrite)

/** Offers to move the dates of a demo that would look dead, before anything falls due by today's. */
async function lookAtDates(db: PaidDatabase): Promise<void> {
  const [last, { clock }] = await Promise.all([getLastActivity(db), getDemoSettings(db)])
  const gap = last === undefined ? 0 : currentTime() - Date.parse(last)
  if (last === undefined || clock !== undefined || !areOld(gap)) return
  // A payer is asked nothing about the demo.
  if (location.pathname.startsWith(`${base}/pay`)) return
  const { offerToday } = await import('#src/presenter/mount/old-dates.ts')
  await offerToday(db, last)
}

/**
 * Opens the database and seeds it. A browser that lost the data silently opens an empty database; a flag stored
 * elsewhere tells that apart from a first visit.
 */
export async function openAndSeed(
  onLost: (code: OpenErrorCode) => void,
  filling?: Promise<boolean>,
): Promise<PaidDatabase> {
  const visitedBefore = wasSeeded()
  const opening = openDatabase(onLost, 'paid', () => {
    import('./tell-of-upgrade.ts').then((tell) => tell.tellOfUpgrade(opening)).catch(reportError)
  })
  const db = await opening
  const isNew = await filling?.catch((error: unknown) => {
    // Anything else may have been the database's own, which is open now.
    if (error instanceof LoadError) throw error
    return false
  })
  if (!isNew && !(await isSeeded(db))) {
    const filled = await fillWithSeed()
    if (filled && visitedBefore) toast.info(appMessages.dataLost)
  }
  rememberSeeded()
  await followSettings(db)
  if (!isNew) await lookAtDates(db).catch(reportError)
  return db
}
