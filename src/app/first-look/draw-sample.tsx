import './no-browser.ts'
import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import type { ComponentType, ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { currentDate, currentTime, setAhead } from '#db/clock.ts'
import { PaidDatabase } from '#db/database.ts'
import { fillEmpty } from '#db/demo/seed-database.ts'
import { base } from '#routes/base.ts'
import { pathTo } from '#routes/paths.ts'
import { loadSeed } from '#seed/load-seed.ts'
import { DatabaseContext } from '#src/data/database-context.ts'
import { PendingMerchantsScreen } from '#src/screens/console/pending-merchants/pending-merchants-screen.tsx'
import { OverviewScreen } from '#src/screens/console/overview/overview-screen.tsx'
import { HomeScreen } from '#src/screens/dashboard/home/home-screen.tsx'
import { TransactionsScreen } from '#src/screens/dashboard/transactions/transactions-screen.tsx'
import { DrawnFor } from '#src/ui/viewport.ts'
import { ConsoleFrame } from '../shells/console-shell.tsx'
import { DashboardFrame } from '../shells/dashboard-shell.tsx'

// It may have been loaded before there was one.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })

/** The screens that a first visit opens, with their frames. */
const screens = {
  dashboard: [DashboardFrame, HomeScreen],
  transactions: [DashboardFrame, TransactionsScreen],
  console: [ConsoleFrame, OverviewScreen],
  'pending-merchants': [ConsoleFrame, PendingMerchantsScreen],
} satisfies Record<string, [ComponentType<{ children: ReactNode }>, ComponentType]>
export type FirstScreen = keyof typeof screens
export const firstScreens = Object.keys(screens) as FirstScreen[]

/**
 * What a screen is drawn for, in pixels; the windows that show it, between which a list may be either; and what these
 * don't show.
 */
export const widths = [
  {
    window: 360,
    content: 328,
    media: 'not all and (min-width: 48rem)',
    unseen: /<aside\b.*?<\/aside>/s,
  },
  {
    window: 1280,
    content: 960,
    media: '(min-width: 80rem)',
    unseen: /<nav [^>]*data-bottom-bar.*?<\/nav>/s,
  },
]
export type Width = (typeof widths)[number]

async function draw(screen: FirstScreen, width: Width, db: PaidDatabase | null): Promise<string> {
  const [Frame, Screen] = screens[screen]
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <Router base={base} ssrPath={base + pathTo(screen)}>
      <DatabaseContext value={db}>
        <DrawnFor value={width}>
          <Frame>
            <Screen />
          </Frame>
        </DrawnFor>
      </DatabaseContext>
    </Router>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

/** Draws a screen while it waits for its data. */
export const drawWaiting = (screen: FirstScreen, width: Width): Promise<string> =>
  draw(screen, width, null)

/** Seeds the sample as of an instant, and has screens drawn from it as they are then. */
export async function withSample(
  now: Date,
  ask: (drawn: (screen: FirstScreen, width: Width) => Promise<string>) => Promise<void>,
): Promise<void> {
  const name = `sample ${now.toISOString()}`
  setAhead(now.getTime() - currentTime())
  await fillEmpty(loadSeed(currentDate()), name)
  const db = new PaidDatabase(name)
  try {
    await ask((screen, width) => draw(screen, width, db))
  } finally {
    await db.delete()
    setAhead(0)
  }
}
