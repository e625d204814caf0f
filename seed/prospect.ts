import { demoMerchantId, type Picture } from '#db/common.ts'
import type { DemoBusiness } from '#db/demo/schemas.ts'
import type { Brand } from '#db/merchants/schemas.ts'
import type { TableRows } from '#db/tables.ts'
import { rowsOf } from './load-seed.ts'
import { randomFrom } from '#db/random.ts'
import { readSeed } from './read-seed.ts'
import type { Trade } from './read-trades.ts'
import { seedFiles } from './seed-files.ts'
import { castOf, customersFor, recaster } from './prospect-people.ts'
import { limitFor, linksFor, recentFor, shopSales } from './prospect-sales.ts'
import {
  addedIn,
  linesIn,
  merchantIn,
  papersFor,
  type Standing,
  withIdentity,
} from './prospect-standing.ts'
import type { Written } from './written-rows.ts'

/** The business that the demo is made for, with its trade and its logo. */
export interface Prospect {
  business: DemoBusiness
  trade: Trade
  picture?: Picture | undefined
  /** An established shop if omitted. */
  standing?: Standing | undefined
}

/**
 * Returns the sample with another business in place of the demo merchant: its people, papers, links, customers and
 * payments. A new shop waits for its approval, and its first link and payment are still to come; an established one is
 * approved. The target figures are the sample's own, so there are none.
 */
export function withProspect(
  written: Written,
  { business, trade, standing = 'established' }: Omit<Prospect, 'picture'>,
  now: Date,
): Written {
  const cast = castOf(business, trade)
  const recast = recaster(written, cast)
  const customers = customersFor(written, cast, trade)
  const isProspects = (row: object) => Object.values(row).some((value) => value === demoMerchantId)
  const recastAll = <Row extends object>(rows: Row[]): Row[] =>
    rows.map((row) => (isProspects(row) ? recast(row) : row))
  const others = <Row extends { merchantId: string }>(rows: Row[]): Row[] =>
    rows.filter(({ merchantId }) => merchantId !== demoMerchantId)
  const papers = papersFor(written, { cast, trade, standing, now })
  const isNew = standing === 'new'
  const number = 1000 + Math.floor(randomFrom(business.name)() * 9000)

  return {
    ...written,
    merchants: written.merchants.map((row) =>
      row.id === demoMerchantId
        ? {
            ...merchantIn(row, standing, now),
            name: business.name,
            email: cast.email,
            phone: cast.phone,
            businessType: trade.businessType,
            town: business.town,
            address: `${trade.street}, ${business.town}`,
            description: trade.description,
            registrationNumber: `PL ${number}/2021`,
            tin: `200019${number}`,
            vatNumber: `22019${number}`,
            ...(isNew
              ? { paymentLimit: limitFor(business) }
              : { sales: shopSales(business, trade) }),
          }
        : row,
    ),
    customers: [...written.customers, ...customers],
    paymentLinks: [
      ...(isNew ? [] : linksFor(written, business, { trade, cast, now })),
      ...others(written.paymentLinks),
    ],
    transactions: [
      ...(isNew ? [] : recentFor(written, business, { trade, customers })),
      ...others(written.transactions),
    ],
    documents: [...papers, ...others(written.documents)],
    directors: withIdentity(recastAll(written.directors), cast),
    bankAccounts: addedIn(recastAll(written.bankAccounts), standing, now),
    userGroups: addedIn(written.userGroups, standing, now),
    users: recastAll(written.users),
    teamMembers: recastAll(written.teamMembers),
    reportSchedules: recastAll(written.reportSchedules),
    activityLog: linesIn(recastAll(written.activityLog), papers, { standing, now }),
    targetFigures: [],
  }
}

/** Returns all rows of the demo made for a business, as of `now`: the same instant gives the same rows. */
export function loadProspect(now: Date, prospect: Prospect): TableRows {
  const { business, picture } = prospect
  const rows = rowsOf(withProspect(readSeed(seedFiles, now), prospect, now), now)
  const brand: Brand = {
    ...(picture && { picture }),
    ...(business.accent !== undefined && { accent: business.accent }),
  }
  return {
    ...rows,
    merchants: rows.merchants.map((row) => (row.id === demoMerchantId ? { ...row, brand } : row)),
    demoSettings: rows.demoSettings.map((row) => ({ ...row, business })),
  }
}
