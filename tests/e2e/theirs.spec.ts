// Proves DEMO-9.
import type { Page } from 'playwright/test'
import { type DemoBusiness } from '#db/demo/schemas.ts'
import { builtPaths } from '#src/routes/paths.ts'
import { findRoute } from '#src/app/find-route.ts'
import { writeCode } from '#src/app/theirs/link-code.ts'
import { expect, settled, test } from '#tests/support/fixtures.ts'

const businesses: DemoBusiness[] = [
  {
    name: 'Sunrise Bread',
    trade: 'bakery',
    town: 'Chitungwiza',
    owner: 'Nyaradzo Chibwe',
    currency: 'USD',
    items: [
      { name: 'Brown loaf', amount: 1_10 },
      { name: 'Queen cakes, 12', amount: 4_00 },
    ],
    accent: '#be185d',
  },
  {
    name: 'O’Hara & <b>Daughters</b> Motors',
    trade: 'car-repair',
    town: 'Gweru',
    owner: 'Siobhan O’Hara',
    currency: 'USD',
    items: [{ name: 'Brake pads, set', amount: 68_00 }],
    accent: '#1d4ed8',
  },
  {
    name: 'Ward Seven Junior School',
    trade: 'school',
    town: 'Mutoko',
    owner: 'Headman Chikwature',
    currency: 'ZWL',
    items: [
      { name: 'Term fees', amount: 2_400_00 },
      { name: 'School trip', amount: 350_00 },
    ],
  },
]

/** What the sample's own business is known by, and each of the invented ones. */
const marks = [
  ['vumba', 'tendai moyo', 'tendai@'],
  ...businesses.map(({ name, owner, items }) =>
    [name, owner, ...items.map((item) => item.name)].map((mark) => mark.toLowerCase()),
  ),
]

/** Returns everything that a screen says: its texts, labels, addresses and what is in its fields. */
async function said(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'href', 'value', 'download']
    return [
      document.title,
      ...[...document.querySelectorAll('body *')].flatMap((element) => [
        ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
        element instanceof HTMLInputElement ? element.value : '',
      ]),
    ]
  })
  return texts.join('\n').toLowerCase()
}

/** Returns the addresses on a screen that lead to one thing of many, such as a payment. */
async function details(page: Page): Promise<string[]> {
  const found = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return found.filter((path) => findRoute(path.split('?')[0] ?? '')?.path.includes(':'))
}

// The landing page is Paid's own, and shows the sample's business as one of its customers.
const screens = builtPaths.filter(
  ({ path, redirectTo, id }) => !path.includes(':') && !redirectTo && id !== 'landing',
)

for (const [at, business] of businesses.entries())
  test(`opened by its link, the demo is ${business.name} on every screen, and nobody else’s`, async ({
    page,
  }) => {
    const others = marks.filter((_each, place) => place !== at + 1).flat()
    const look = async (path: string) => {
      await page.goto(path)
      await settled(page)
      const text = await said(page)
      expect(
        others.filter((mark) => text.includes(mark)),
        path,
      ).toEqual([])
    }
    await page.goto(`./#for=${await writeCode(business)}`)
    await expect(page.getByText(`The demo is now ${business.name}`)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await settled(page)
    await expect(page.locator('body')).toContainText(business.name)

    const one = new Map<string, string>()
    for (const { path } of screens) {
      await look(path)
      for (const found of await details(page)) {
        const id = findRoute(found.split('?')[0] ?? '')?.id ?? ''
        if (!one.has(id)) one.set(id, found)
      }
    }
    expect(one.size).toBeGreaterThan(5)
    for (const path of one.values()) await look(path)
  })
