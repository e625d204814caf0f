import { builtPaths, type ScreenId } from '#src/routes/paths.ts'
import type { Talk } from '#db/people/sessions.ts'

/** The stops of the three-minute pitch, each with its note until the presenter changes it. */
export const track: readonly { screen: ScreenId; note: string }[] = [
  {
    screen: 'landing',
    note: 'Customers pay with EcoCash, OneMoney, ZimSwitch or a card. Every payment lands in one account.\nAsk: how do your customers pay today, and who reconciles it?',
  },
  {
    screen: 'dashboard',
    note: 'This is Tendai’s roastery. One figure for today, both currencies, and what needs attention.',
  },
  {
    screen: 'payment-links',
    note: 'Create a link: a name, an amount, done. Share it, print the QR code, or dial the USSD code.',
  },
  {
    screen: 'checkout',
    note: 'Now as the customer. No app, no account. The phone asks for the PIN.\nPay, and wait for the receipt.',
  },
  {
    screen: 'transactions',
    note: 'The payment is already here. Refund, receipt and dispute are one press away.',
  },
  {
    screen: 'pending-merchants',
    note: 'Now the platform: its staff review documents and approve the merchant.',
  },
  {
    screen: 'payouts',
    note: 'The money goes to the bank, on request or on a schedule.\nClose: turn on flight mode and reload. Everything still works.',
  },
]

const titles = new Map<string, string>(builtPaths.map(({ id, title }) => [id, title]))

/** Returns a screen's title; the landing page's is a slogan. */
export const titleOf = (screen: string): string =>
  screen === 'landing' ? 'Landing page' : (titles.get(screen) ?? screen)

/** Returns what the presenter says on a screen. */
export const noteOn = (screen: string, talk: Talk | undefined): string =>
  talk?.notes[screen] ?? track.find((stop) => stop.screen === screen)?.note ?? ''

/** Returns the place of a screen in the track; -1 if it is not part of it. */
export const placeOf = (screen: string | null): number =>
  track.findIndex((stop) => stop.screen === screen)
