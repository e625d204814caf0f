import type { TradeId } from '#db/demo/schemas.ts'
import bakery from './trades/bakery.json'
import butchery from './trades/butchery.json'
import carRepair from './trades/car-repair.json'
import clothing from './trades/clothing.json'
import farmProduce from './trades/farm-produce.json'
import grocery from './trades/grocery.json'
import hardware from './trades/hardware.json'
import lodge from './trades/lodge.json'
import other from './trades/other.json'
import pharmacy from './trades/pharmacy.json'
import phoneRepair from './trades/phone-repair.json'
import restaurant from './trades/restaurant.json'
import salon from './trades/salon.json'
import school from './trades/school.json'
import transport from './trades/transport.json'

export type TradeFiles = Record<TradeId, unknown>

export const tradeFiles: TradeFiles = {
  bakery,
  butchery,
  'car-repair': carRepair,
  clothing,
  'farm-produce': farmProduce,
  grocery,
  hardware,
  lodge,
  other,
  pharmacy,
  'phone-repair': phoneRepair,
  restaurant,
  salon,
  school,
  transport,
}
