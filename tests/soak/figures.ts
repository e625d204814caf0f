import { region } from '#tests/engines/tab.ts'
import type { TableRows } from '#db/tables.ts'
import type { Device } from './device.ts'
import { balanceOf, homeOf, platformOf, timeIn } from './recount.ts'

/** Formats minor units of US dollars as screens do. */
export function dollarText(minor: number): string {
  const [whole = '', cents = ''] = (Math.abs(minor) / 100).toFixed(2).split('.')
  return `${minor < 0 ? '\u2212' : ''}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** Above this, the console leaves out the cents. */
const wholeFrom = 100_000_00
const shortText = (minor: number) =>
  Math.abs(minor) < wholeFrom
    ? dollarText(minor)
    : dollarText(Math.round(minor / 100) * 100).slice(0, -3)

const counted = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

interface Screen {
  path: string
  /** Returns the part of the screen with the figures. */
  read: (device: Device) => Promise<string>
  /** Returns each figure by the words before it. */
  figures: (rows: TableRows) => Record<string, string>
}

const main = (device: Device) =>
  device.tab.evaluate<string>("document.querySelector('main')?.innerText ?? ''")

const figureIn = /[\u2212-]?\$?[\d,]+(?:\.\d+)?/

/** Returns the figure that follows a label on a line of its own, after at most one line about it. */
export function figureAfter(label: string, screen: string): string | undefined {
  const lines = screen.split('\n').filter((line) => line.trim() !== '')
  const at = lines.indexOf(label)
  if (at === -1) return undefined
  return lines
    .slice(at + 1, at + 3)
    .find((line) => figureIn.exec(line)?.[0] === line.trim())
    ?.trim()
}

/** Gives the second figure of a card, `ZWL 1,750.00`, a label of its own. */
const zwlNamed = (screen: string): string =>
  screen.replaceAll(
    /^(Available|Pending|Total Paid Out)(\n+[^\n]+\n+)(\u2212?)ZWL\s([^\n]+)/gm,
    '$1$2$1 ZWL\n$3$4',
  )

export const screens: Record<string, Screen> = {
  home: {
    path: 'dashboard',
    // Before its first transaction, a business has steps there instead.
    read: async (device) =>
      (await device.tab.has(region('Key figures'))) ? device.tab.read(region('Key figures')) : '',
    figures(rows) {
      if (!rows.transactions.some(({ merchantId }) => merchantId === 'M-001')) return {}
      const { revenue, transactions, customers } = homeOf(rows, 'M-001', timeIn(rows))
      return {
        'Total Revenue': dollarText(revenue),
        Transactions: counted(transactions),
        'Active Customers': counted(customers),
      }
    },
  },
  payouts: {
    path: 'dashboard/payments/payouts',
    read: async (device) => zwlNamed(await device.tab.read(region('Balances'))),
    figures(rows) {
      const usd = balanceOf(rows, 'M-001', 'USD', timeIn(rows))
      const zwl = balanceOf(rows, 'M-001', 'ZWL', timeIn(rows))
      // Without its sign, as `zwlNamed` leaves it.
      const inZwl = (minor: number) => dollarText(minor).replace('$', '')
      return {
        Available: dollarText(usd.available),
        'Available ZWL': inZwl(zwl.available),
        Pending: dollarText(usd.pending),
        'Pending ZWL': inZwl(zwl.pending),
        'Total Paid Out': dollarText(usd.paidOut),
        'Total Paid Out ZWL': inZwl(zwl.paidOut),
      }
    },
  },
  transactions: {
    path: 'dashboard/payments/transactions',
    async read(device) {
      const [, total = '0'] = /Showing \d+ of ([\d,]+) transactions/.exec(await main(device)) ?? []
      return `Transactions\n${total}`
    },
    figures: ({ transactions }) => ({
      Transactions: counted(transactions.filter(({ merchantId }) => merchantId === 'M-001').length),
    }),
  },
  overview: {
    path: 'super-admin',
    read: main,
    figures(rows) {
      const { volume, fees } = platformOf(rows, timeIn(rows))
      return { Volume: shortText(volume), 'Fees earned': shortText(fees) }
    },
  },
  pending: {
    path: 'super-admin/merchants/pending',
    async read(device) {
      const words = await main(device)
      const [, count = '0'] = /(\d+) applications? (?:is|are) waiting/.exec(words) ?? []
      return `waiting\n${count}`
    },
    figures: (rows) => ({ waiting: counted(platformOf(rows, timeIn(rows)).waiting) }),
  },
}

/** Compares the figures of a screen with a recount of the rows, until they agree; returns those that never do. */
export async function wrongFigures(
  device: Device,
  name: string,
  within: number,
): Promise<string[]> {
  const screen = screens[name]
  if (!screen) throw new Error(`There is no screen ${name}.`)
  await device.open(screen.path)
  const end = Date.now() + within
  for (;;) {
    const shown = await screen.read(device)
    const wanted = screen.figures(await device.rows())
    const wrong = Object.entries(wanted).flatMap(([label, value]) => {
      const is = figureAfter(label, shown)
      return is === value ? [] : [`figures: ${name} shows ${label} ${is}, the rows make ${value}`]
    })
    if (wrong.length === 0 || Date.now() > end) return wrong
  }
}
