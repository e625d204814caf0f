import type { DemoBusiness } from '#db/demo/schemas.ts'
import { writeCode } from '#src/presenter/pitch/prospect-demo/link-code.ts'

/** Businesses that the demo is made for. */
export const inventedBusinesses = [
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
] satisfies [DemoBusiness, DemoBusiness, DemoBusiness]

/** Returns the address that makes the demo for a business. */
export const demoLink = async (business: DemoBusiness): Promise<string> =>
  `./#for=${await writeCode(business)}`
