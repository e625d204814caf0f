import { dayText, startOfDay } from '#db/days.ts'
import type { Merchant } from '#db/merchants/schemas.ts'
import { reviewDueAt } from '#db/merchants/review-target.ts'
import type { PaymentMethod } from '#db/payments/schemas.ts'
import type { Overview } from '#db/reports/overview-queries.ts'
import { countOf, formatMomentWithin } from '#db/text/format.ts'
import { pathTo, type PathId } from '#routes/paths.ts'
import { methodTiles } from '#src/rules/transactions.ts'
import { isolated, named } from '#db/text/typed-text.ts'

export interface Alert {
  id: string
  tone: 'bad' | 'wait'
  title: string
  text: string
  /** The screen where the problem can be fixed, the link there, and its label. */
  screen: PathId
  to: string
  way: string
  /** The payment method that has the problem, and what ends it. */
  method?: Pick<PaymentMethod, 'id' | 'name' | 'enabled' | 'incident'>
  act?: 'end' | 'enable'
  /** Payers are affected now: shown above every tab. */
  isService?: true
}

/** The device's storage for this app, as the browser estimates it. */
export interface Room {
  used: number
  quota: number
}

/** The used share from which storage counts as nearly full. */
const nearlyFull = 0.9

interface Facts {
  overview: Pick<Overview, 'spikes' | 'incidents' | 'off' | 'cases' | 'disputes' | 'maintenance'>
  waiting: readonly Pick<
    Merchant,
    'name' | 'priority' | 'createdDate' | 'resubmittedAt' | 'information'
  >[]
  /** Null if the browser does not say. */
  room: Room | null
  /** In milliseconds. */
  now: number
  /** Tells whether the person may open a screen: what only others can fix is not theirs to know. */
  mayOpen: (screen: PathId) => boolean
}

const way = (screen: PathId, name: string, query = '') => ({
  screen,
  to: pathTo(screen) + query,
  way: name,
})
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

/** Lists what payers feel now: maintenance, incidents, failures, methods that are off. */
function serviceAlerts({
  overview: { spikes, incidents, off, maintenance },
  now,
}: Pick<Facts, 'overview' | 'now'>): Alert[] {
  const today = new Date(now)
  const yesterday = new Date(startOfDay(today, -1))
  const alerts: (Alert | false)[] = [
    maintenance && {
      id: 'maintenance',
      tone: 'bad',
      title: 'Maintenance mode is on',
      text: 'Customers can’t pay until you turn it off.',
      ...way('system-settings', 'Settings'),
    },
    ...incidents.map(({ id, name, note, since }): Alert => ({
      id: `incident-${id}`,
      tone: 'wait',
      title: isolated(note),
      text: `${isolated(name)} incident, published ${formatMomentWithin(since, today)}.`,
      method: { id, name, enabled: true, incident: { note, since } },
      act: 'end',
      ...way('payment-methods', 'Payment methods'),
    })),
    ...spikes.map(({ method, failed, ended, usual }): Alert => ({
      id: `spike-${method}`,
      tone: 'bad',
      title: named`More ${methodTiles[method].name} payments fail than usual`,
      text: `${failed} of ${countOf(ended, 'payment')} failed in the last 24 hours. Monthly average: ${usual}%.`,
      ...way(
        'console-transactions',
        'Failed payments',
        `?tab=failed&method=${method}&date=custom&from=${dayText(yesterday)}&to=${dayText(today)}`,
      ),
    })),
    ...(off.links > 0 ? off.methods : []).map(({ id, name }): Alert => ({
      id: `off-${id}`,
      tone: 'bad',
      title: named`${name} is disabled`,
      text: named`${countOf(off.links, 'active link')} can’t take ${name} payments.`,
      method: { id, name, enabled: false },
      act: 'enable',
      ...way('payment-methods', 'Payment methods'),
    })),
  ]
  return alerts.flatMap((alert) => (alert ? [{ ...alert, isService: true as const }] : []))
}

/** Lists what is out of the ordinary, with blockers of money first, each with a link to its fix. */
export function alertsOf({ overview, waiting, room, now, mayOpen }: Facts): Alert[] {
  const { cases, disputes } = overview
  const late = waiting.filter((each) => reviewDueAt(each) < now)
  const [oldest] = disputes
  const alerts: (Alert | false)[] = [
    late.length > 0 && {
      id: 'late',
      tone: 'wait',
      title: `${countOf(late.length, 'application')} ${isOrAre(late.length)} past the review target`,
      text: `${late.map(({ name }) => isolated(name)).join(', ')}.`,
      ...way('pending-merchants', 'Applications'),
    },
    oldest !== undefined && {
      id: 'disputes',
      tone: 'wait',
      title: `${countOf(disputes.length, 'dispute')} ${isOrAre(disputes.length)} ready to decide`,
      text: `Evidence received: ${disputes.join(', ')}.`,
      screen: 'console-dispute',
      to: pathTo('console-dispute', { id: oldest }),
      way: 'Decide',
    },
    cases.length > 0 && {
      id: 'cases',
      tone: 'wait',
      title: `${countOf(cases.length, 'case')} ${isOrAre(cases.length)} open`,
      text: `Charged, but not received by the merchant: ${cases.join(', ')}.`,
      ...way('cases', 'Cases'),
    },
    room !== null &&
      room.used > room.quota * nearlyFull && {
        id: 'room',
        tone: 'wait',
        title: 'This device is almost full',
        text: `${Math.round((room.used / room.quota) * 100)}% of this app’s storage is used. Delete reports you don’t need.`,
        ...way('transaction-reports', 'Reports'),
      },
  ]
  return [
    ...serviceAlerts({ overview, now }),
    ...alerts.filter((alert) => alert !== false).filter(({ screen }) => mayOpen(screen)),
  ]
}
