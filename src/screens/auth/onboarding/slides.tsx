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
import type { ReactNode } from 'react'
import { currencyName } from '#db/money.ts'
import {
  CheckoutPicture,
  ColumnsPicture,
  InvoiceSlidePicture,
  LinkSlidePicture,
  WallPicture,
} from './slide-pictures.tsx'

interface Point {
  icon: LucideIcon
  title: string
  readonly text: string
}

export interface Slide {
  /** The specification's words. */
  title: string
  text: string
  points: readonly Point[]
  picture: ReactNode
}

export const slides: readonly Slide[] = [
  {
    title: 'Welcome',
    text: 'Take payments the way your customers already pay, and track every cent.',
    points: [
      {
        icon: Wallet,
        title: 'Two balances',
        get text() {
          return `${currencyName('ZWL')} and USD, side by side`
        },
      },
      { icon: Smartphone, title: 'Works offline', text: 'Your data stays on this device' },
    ],
    picture: <WallPicture />,
  },
  {
    title: 'Accept Payments',
    text: 'Take mobile money, cards and bank transfers. Customers choose how to pay, and you see it all in one place.',
    points: [
      { icon: Smartphone, title: 'Mobile money', text: 'EcoCash, OneMoney, InnBucks, Omari' },
      { icon: CreditCard, title: 'Cards', text: 'ZimSwitch, Visa, Mastercard' },
      {
        icon: Landmark,
        title: 'Bank transfers',
        get text() {
          return `In USD and ${currencyName('ZWL')}`
        },
      },
    ],
    picture: <CheckoutPicture />,
  },
  {
    title: 'Create Payment Links',
    text: 'Set a price, share the link and get paid. No website needed.',
    points: [
      { icon: Link, title: 'A link', text: 'For WhatsApp, a text or an email' },
      { icon: QrCode, title: 'A QR code', text: 'For the counter' },
      { icon: Hash, title: 'A USSD code', text: 'For phones without data' },
    ],
    picture: <LinkSlidePicture />,
  },
  {
    title: 'Invoicing Made Simple',
    text: 'Send invoices that customers can pay right away, and see when they do.',
    points: [
      { icon: FileText, title: 'One page', text: 'Items, total and due date' },
      { icon: Wallet, title: 'Paid in one step', text: 'With any payment method' },
    ],
    picture: <InvoiceSlidePicture />,
  },
  {
    title: 'Real-time Analytics',
    text: 'See today’s sales, your customers’ payment methods and your fees.',
    points: [
      { icon: ChartColumn, title: 'Live figures', text: 'Updated as payments arrive' },
      { icon: FileText, title: 'Reports', text: 'Save, print or send' },
    ],
    picture: <ColumnsPicture />,
  },
  {
    title: "You're All Set",
    text: 'Explore and take test payments right away. The Super Admin team reviews your business once you submit your application.',
    points: [
      { icon: Building2, title: 'My Business', text: 'Submit your application and track it' },
      { icon: Upload, title: 'Company Documents', text: 'Upload them to speed up approval' },
    ],
    picture: <WallPicture finished />,
  },
]
