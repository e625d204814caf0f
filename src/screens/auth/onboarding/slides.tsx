import {
  Building2,
  ChartColumn,
  CreditCard,
  FileText,
  Hash,
  Landmark,
  Link,
  QrCode,
  Smartphone,
  Upload,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { PaymentMethodId } from '#db/payments/schemas.ts'
import { PaymentStone } from '#src/screens/shared/payment-stone.tsx'
import type { WallRow } from '#src/ui/wall.tsx'

interface Point {
  icon: LucideIcon
  title: string
  text: string
}

export interface Slide {
  /** The specification's words. */
  title: string
  text: string
  points: readonly Point[]
  wall: readonly WallRow[]
}

const stone = (method: PaymentMethodId, name: string, amount: string, paid = true) => ({
  content: <PaymentStone method={method} name={name} amount={amount} paid={paid} />,
})

type PlacedStone = ReturnType<typeof stone>

/** A wall with a payment in every other row. */
const wallOf = (upper: PlacedStone, middle: PlacedStone, lower: PlacedStone): WallRow[] => [
  { className: 'ml-[38%]', stones: [8, 10, 6] },
  { className: 'ml-[24%]', stones: [6, upper, 5] },
  { className: 'ml-[24%]', stones: [10, 6, 9, 7] },
  { className: 'ml-[12%]', stones: [4, middle, 9] },
  { stones: [7, 10, 8, 6, 9] },
  { stones: [9, lower, 4] },
  { className: 'max-md:hidden', stones: [10, 8, 6, 11, 7] },
]

const firstStones: readonly WallRow[] = [
  { className: 'ml-[24%]', stones: [10, 6, 9, 7] },
  { className: 'ml-[12%]', stones: [4, 10, 7, 9] },
  { stones: [7, 10, 8, 6, 9] },
  { stones: [9, 12, 6, 4] },
]

export const slides: readonly Slide[] = [
  {
    title: 'Welcome',
    text: 'Take payments the way your customers already pay, and track every cent.',
    points: [
      { icon: Wallet, title: 'One balance', text: 'ZWL and USD, side by side' },
      { icon: Smartphone, title: 'Works offline', text: 'Your data stays on this device' },
    ],
    wall: firstStones,
  },
  {
    title: 'Accept Payments',
    text: 'Take mobile money, cards and bank transfers in one place. Your customer picks the method, you see one balance.',
    points: [
      { icon: Smartphone, title: 'Mobile money', text: 'EcoCash, OneMoney, InnBucks, Omari' },
      { icon: CreditCard, title: 'Cards', text: 'ZimSwitch, Visa, Mastercard' },
      { icon: Landmark, title: 'Bank transfers', text: 'In USD and ZWL' },
    ],
    wall: wallOf(
      stone('ecocash', 'EcoCash', '$12.00'),
      stone('zimswitch', 'ZimSwitch', '$64.20'),
      stone('bank', 'Bank transfer', '$850.00'),
    ),
  },
  {
    title: 'Create Payment Links',
    text: 'Name a price, share the link, and the payment arrives. No website needed.',
    points: [
      { icon: Link, title: 'A link', text: 'For a chat, a text or an email' },
      { icon: QrCode, title: 'A QR code', text: 'For the counter' },
      { icon: Hash, title: 'A USSD code', text: 'For phones without data' },
    ],
    wall: wallOf(
      stone('onemoney', 'Deposit', '$45.00'),
      stone('visa', 'Tour for two', '$120.00'),
      stone('ecocash', 'Coffee, 1 kg', '$18.00'),
    ),
  },
  {
    title: 'Invoicing Made Simple',
    text: 'Send invoices that customers can pay right away, and see when they do.',
    points: [
      { icon: FileText, title: 'One page', text: 'Items, total and due date' },
      { icon: Wallet, title: 'Paid in one step', text: 'With any payment method' },
    ],
    wall: wallOf(
      stone('zimswitch', 'Invoice 13', '$96.00', false),
      stone('bank', 'Invoice 12', '$850.00'),
      stone('ecocash', 'Invoice 11', '$32.50'),
    ),
  },
  {
    title: 'Real-time Analytics',
    text: 'See today’s sales, your customers’ payment methods and your fees.',
    points: [
      { icon: ChartColumn, title: 'Live figures', text: 'Updated as payments arrive' },
      { icon: FileText, title: 'Reports', text: 'Save, print or send' },
    ],
    wall: wallOf(
      stone('ecocash', 'Today', '$284.50'),
      stone('onemoney', 'Yesterday', '$312.00'),
      stone('zimswitch', 'Saturday', '$610.20'),
    ),
  },
  {
    title: "You're All Set",
    text: 'The Super Admin team is reviewing your business. You can explore and take test payments in the meantime.',
    points: [
      { icon: Building2, title: 'My Business', text: 'Track your approval' },
      { icon: Upload, title: 'Company Documents', text: 'Upload them to speed up approval' },
    ],
    wall: wallOf(
      stone('ecocash', 'EcoCash', '$12.00'),
      stone('visa', 'Visa', '$120.00'),
      stone('onemoney', 'OneMoney', 'ZWL 1,750.00'),
    ),
  },
]
