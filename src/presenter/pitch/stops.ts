import type { PitchState } from '#db/demo/pitch-queries.ts'
import type { PitchStep } from '#db/demo/pitch-rules.ts'
import { pathTo, type ScreenId } from '#routes/paths.ts'

interface Stop {
  screen: ScreenId
  /** The step that is taken here, and the words of its press. */
  press?: { step: PitchStep; words: (state: PitchState) => string }
  /** What the presenter says here until they change it; without one, the talk passes it by. */
  note?: string
}

/** The most letters with which the press that names it stays one line of a phone. */
const longestShort = 14

/** Returns what a business sells, in few words: "Bread" for "Bread, 5 loaves"; "what they sell" where that is long. */
function inShort(name: string): string {
  const short = name.split(',')[0]?.trim() || name
  return [...short].length > longestShort ? 'what they sell' : short
}

/** The stops of the three-minute pitch, in order: the line in the header and the talk track follow them. */
export const stops: readonly Stop[] = [
  {
    screen: 'landing',
    note: 'Customers pay with EcoCash, OneMoney, ZimSwitch or a card. Every payment lands in one account.\nAsk: how do your customers pay today, and who reconciles it?',
  },
  {
    screen: 'dashboard',
    press: { step: 'theirs', words: () => 'Make it theirs' },
    note: 'This is Tendai’s roastery. One figure for today, both currencies, and what needs attention.',
  },
  {
    screen: 'payment-links',
    press: {
      step: 'link',
      words: ({ item }) => `Create a link for ${item ? inShort(item.name) : 'what they sell'}`,
    },
    note: 'Create a link: a name, an amount, done. Share it, print the QR code, or dial the USSD code.',
  },
  {
    screen: 'checkout',
    press: { step: 'pay', words: () => 'Pay it as the customer' },
    note: 'Now as the customer. No app, no account. The phone asks for the PIN.\nPay, and wait for the receipt.',
  },
  {
    screen: 'transactions',
    press: { step: 'see', words: () => 'See it arrive' },
    note: 'The payment is already here. Refund, receipt and dispute are one press away.',
  },
  {
    screen: 'pending-merchants',
    press: {
      step: 'approve',
      words: ({ isRejected }) => (isRejected ? 'Reopen and approve the shop' : 'Approve the shop'),
    },
    note: 'Now the platform: its staff review documents and approve the merchant.',
  },
  { screen: 'business', press: { step: 'approved', words: () => 'See it approved' } },
  {
    screen: 'payouts',
    note: 'The money goes to the bank, on request or on a schedule.\nClose: turn on flight mode and reload. Everything still works.',
  },
]

/** Returns the address of a stop of the pitch or of a tour; the customer's are at the checkout of a link. */
export const stopPath = (screen: ScreenId, payPath: string | null): string =>
  screen === 'checkout' ? pathTo(screen, { path: payPath ?? '' }) : pathTo(screen)
