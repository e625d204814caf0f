import { expect, test } from 'vitest'
import { grouped } from '#src/ui/list/rows-props.ts'
import { dayGroups } from './transaction-columns.tsx'

const today = new Date(2026, 10, 21, 14)
const at = (day: number, hour: number) => ({ date: new Date(2026, 10, day, hour).toISOString() })

test('by date, either way round, the device’s days are the headings', () => {
  const rows = [at(21, 13), at(21, 0), at(20, 23), at(9, 12)]
  for (const sort of ['-date', 'date']) {
    const groups = dayGroups(sort, today)
    const found = groups && grouped(rows, groups.of)
    expect(found?.map(([day, those]) => [groups?.heading(day), those.length])).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Nov 9', 1],
    ])
  }
})

test('sorted otherwise, days would come up again and again: no groups', () => {
  for (const sort of ['-amount', 'customer']) expect(dayGroups(sort, today)).toBeUndefined()
})
