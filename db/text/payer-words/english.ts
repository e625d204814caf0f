import { amountEnglish } from '../amount.ts'
import { cameraEnglish } from './camera-english.ts'
import { cardEnglish, networkEnglish } from './form-english.ts'
import { receiptEnglish } from './receipt-english.ts'

/** A payment by its parts: the name of a method, a formatted amount and the merchant. */
interface Payment {
  method: string
  amount: string
  merchant: string
}

/** A link that can't be paid, by its parts. */
interface ClosedLink {
  merchant: string
  name: string
}

/** What a receipt is for, by its parts. */
interface ReceiptSubject {
  amount: string
  merchant: string
  name: string
}

/** A title and the text below it. */
export type Told = [title: string, text: string]

const seconds = new Intl.PluralRules('en')

/**
 * The words of the customer's side in English, by the part of a screen: a draft in another language has each part whole,
 * sentence by sentence, or is shown in English where it lacks one. Texts that end with "to" or "for" are followed by a
 * number or a name.
 */
export const english = {
  /** The form, without the fields of cards. */
  form: {
    payment: 'Payment',
    amount: 'Amount',
    upTo: (most: string) => `Up to ${most}, in full or in parts`,
    fromTo: (least: string, most: string) => `From ${least} to ${most}`,
    method: 'Payment method',
    more: 'More payment methods',
    unavailable: 'Unavailable',
    isUnavailable: (method: string) => `${method} is unavailable right now`,
    chooseAnother: 'Choose another payment method. Your details are kept.',
    mobileNumber: 'Mobile number',
    promptHint: 'We’ll send a PIN prompt to this phone.',
    scanHint: 'We’ll show you a code to scan or dial.',
    codeHint: (wallet: string) => `${wallet} will text a code to this phone.`,
    yourName: 'Your name (optional)',
    pay: 'Pay',
    payTotal: (total: string) => `Pay ${total}`,
    processing: 'Processing',
  },
  /** The errors of the form, without those of cards and of figures. */
  problems: {
    noMethod: 'Choose a payment method',
    methodOff: 'This method is unavailable. Choose another',
    mobileMissing: 'Enter a mobile number',
    mobileWrong: 'Enter a Zimbabwean mobile number, such as 0771234567',
    nameShort: 'Use at least 2 characters, or leave the name empty',
    overLimit: 'This shop can’t take this amount online.',
  },
  amountProblems: amountEnglish,
  cardProblems: cardEnglish,
  /** The question about a number of another network. */
  network: networkEnglish,
  card: {
    number: 'Card number',
    expires: 'Expires',
    securityCode: 'Security code',
    isUnavailable: (brand: string) => `${brand} is unavailable right now. Use another card`,
  },
  summary: {
    region: 'Payment summary',
    pay: 'Pay',
    order: 'Order summary',
    total: 'Total',
    collects: 'Paid collects this payment for the merchant.',
  },
  fees: {
    fee: (of: string) => `Customer fee (${of})`,
    rate: (percent: string) => `${percent}% fee`,
    rateUpTo: (percent: string) => `up to ${percent}% fee`,
    notRefunded: 'The customer fee is non-refundable.',
    nonRefundable: (fee: string) => `${fee}, non-refundable`,
  },
  invoice: {
    due: (day: string) => `Due ${day}`,
    paid: 'Paid',
    inProgress: 'In progress',
    remaining: 'Remaining',
    payingNow: 'Paying now',
  },
  /** What happens next, with a wallet. */
  steps: {
    title: 'What happens next',
    prompt: 'We send a PIN prompt to your phone',
    enterPin: 'Enter your PIN to approve',
    showCode: 'We show you a code',
    scanCode: (dial: string) => `Scan it in your InnBucks app, or dial ${dial}`,
    textCode: 'Omari texts a code to your phone',
    enterCode: 'Enter the code here to approve',
    receipt: 'Your receipt appears here',
  },
  /** What happens next, with a bank. */
  bankSteps: {
    enterCard: 'Enter your card details',
    bankApproves: 'Your bank approves the payment',
    showDetails: 'We show you the bank details and a reference',
    send: 'Send it by ZIPIT in your bank’s app',
    receipt: 'Your receipt appears here once the transfer arrives',
  },
  /** A bank transfer and a code to scan. */
  transfer: {
    getDetails: 'Get the bank details',
    hint: 'We’ll show you the bank details and a reference to send by ZIPIT.',
    title: 'Send a bank transfer',
    text: 'Send it by ZIPIT, from your bank’s app or USSD menu, with these details.',
    accountName: 'Account name',
    bank: 'Bank',
    accountNumber: 'Account number',
    amount: 'Amount',
    reference: 'Reference',
    copyReference: 'Copy reference',
    sent: 'I have sent it',
    paid: 'I have paid',
    back: 'Back',
    checking: 'Checking',
    scan: 'Scan with InnBucks',
    scanText: ({ amount, merchant }: Omit<Payment, 'method'>) =>
      `Pay ${amount} to ${merchant}. Scan the code in your InnBucks app, or dial`,
    andEnter: 'and enter the code.',
    qrCode: 'InnBucks QR code',
    code: 'Code',
    isUnavailable: (method: string): Told => [
      `${method} is unavailable`,
      'Go back to choose another method.',
    ],
    bankDetails: 'these bank details',
    thisCode: 'this code',
    notRecorded: (told: { text: string; details: string; merchant: string; reference: string }) =>
      `${told.text} We have recorded no payment. If you have already paid, keep ${told.details} and tell ${told.merchant} the reference ${told.reference}.`,
    arriving: 'Your transfer is being checked',
    arrivingText: ({ amount, merchant }: Payment) =>
      `We’re waiting for ${amount} to reach ${merchant} by ZIPIT. This usually takes about 30 seconds. You can close this page.`,
  },
  /** Around the prompt on the phone, whose own words are the wallet's. */
  approve: {
    title: 'Approve on your phone',
    sentTo: (wallet: string) => `${wallet} sent a prompt to`,
    expired: 'The prompt has expired',
    expiredText: (wallet: string) =>
      `You didn’t respond to ${wallet} in time. Nothing was charged.`,
    again: 'Try again',
    another: 'Use another payment method',
  },
  /** The approval by a code that the wallet texts. */
  walletCode: {
    messageFrom: (wallet: string) => `Text message from ${wallet}`,
    form: (wallet: string) => `${wallet} code`,
    title: (wallet: string) => `Enter your ${wallet} code`,
    textedTo: (wallet: string) => `${wallet} texted a code to`,
    approves: (total: string) => `It approves ${total} to`,
    field: '6-digit code',
    unfinished: 'Enter all 6 digits of the code',
    wrong: (tries: number) => `Wrong code. ${tries === 1 ? '1 try' : `${tries} tries`} left`,
    expiresIn: (left: string) => `Expires in ${left}`,
    cancel: 'Cancel',
    approve: 'Approve',
    sending: 'Sending',
    expired: 'The code has expired',
    expiredText: 'You didn’t enter it in time. Nothing was charged.',
    void: 'Too many wrong codes',
    voidText: 'The code can’t be used any more. Nothing was charged.',
    another: 'Send another code',
  },
  waiting: {
    title: (method: string) => `Waiting for ${method}`,
    text: ({ amount, merchant }: Payment) =>
      `Paying ${amount} to ${merchant}. This takes a few seconds.`,
    late: 'This is taking longer than usual',
    lateText: ({ method, amount, merchant }: Payment) =>
      `${method} hasn’t responded yet. Don’t pay again. You can close this page: your ${amount} payment to ${merchant} will complete on its own.`,
    payment: (id: string) => `Payment ${id}`,
    elapsed: (count: number) =>
      `${count} ${seconds.select(count) === 'one' ? 'second' : 'seconds'} elapsed`,
  },
  notPaid: {
    refunded: 'You were refunded',
    refundedText: ({ method, amount, merchant }: Payment) =>
      `${method} returned ${amount} to you. ${merchant} did not receive the payment.`,
    cancelled: 'Payment cancelled',
    cancelledText: ({ amount, merchant }: Payment) =>
      `You cancelled the ${amount} payment to ${merchant} on your phone. Nothing was charged.`,
    failed: 'Payment failed',
    failedText: (reason: string) => `${reason}. Nothing was charged.`,
    notAccepted: 'The payment was not accepted',
    payment: 'Payment',
    case: 'Case',
    again: 'Try again',
    another: 'Use another payment method',
  },
  /** Why a payment failed, as the ledger has it. */
  reasons: {
    noFunds: 'Insufficient funds in the wallet',
    noFundsOnCard: 'Insufficient funds on the card',
    noAnswer: 'There was no answer in time',
  },
  /** A payment that was charged and is not confirmed. */
  tracing: {
    title: 'Your money is not lost',
    opened: 'We’re tracing your payment',
    text: ({ method, amount, merchant }: Payment, next: string) =>
      `${method} charged ${amount} but hasn’t confirmed the payment to ${merchant}. Don’t pay again. ${next} The money will reach ${merchant} or be returned to you, and this page will update.`,
    toReport: 'Report it, and we’ll check with the provider within 24 hours.',
    weCheck: 'We’ll check with the provider within 24 hours.',
    questions: 'Questions?',
    report: 'Report this',
    reporting: 'Reporting',
  },
  /** What became of the payer's money, after the message of a payment that was not made. */
  money: {
    nothingCharged: 'Nothing was charged.',
    notRecorded: 'We have recorded no payment. If you have already paid, keep the reference.',
  },
  /** A link that can't be paid. */
  closed: {
    notSent: 'Your payment was not sent.',
    unknown: (): Told => [
      'Payment link not found',
      'Check the address or ask the sender for a new link. Nothing was charged.',
    ],
    inactive: ({ merchant, name }: ClosedLink): Told => [
      'This payment link is inactive',
      `${merchant} turned off ${name}. Ask them for another way to pay.`,
    ],
    draft: ({ merchant, name }: ClosedLink): Told => [
      'This payment link is not published yet',
      `${merchant} is still preparing ${name}. Ask them when you can pay it.`,
    ],
    expired: ({ merchant, name, on }: ClosedLink & { on: string }): Told => [
      'This payment link has expired',
      `${name} expired ${on}. Ask ${merchant} for a new link.`,
    ],
    paid: ({ merchant, name }: ClosedLink): Told => [
      'This invoice is paid',
      `${name} from ${merchant} is paid in full.`,
    ],
    void: ({ merchant, name }: ClosedLink): Told => [
      'This invoice is void',
      `${merchant} cancelled ${name}. You owe nothing. Nothing was charged.`,
    ],
    underWay: ({ name }: ClosedLink): Told => [
      'A payment is in progress',
      `The full amount due on ${name} is being paid. If that payment fails, you can pay here again.`,
    ],
    maintenance: (merchant: string): Told => [
      'Payments are paused',
      `Paid is under maintenance. Nothing was charged. You can pay ${merchant} here as soon as maintenance ends.`,
    ],
    notTaking: (merchant: string): Told => [
      `${merchant} is not taking payments`,
      'This business can’t take payments right now. Ask them for another way to pay.',
    ],
    overLimit: (merchant: string): Told => [
      'This shop can’t take this amount online',
      `Ask ${merchant} for another way to pay. Nothing was charged.`,
    ],
    home: 'Return to Home',
  },
  /** The receipt, on the screen and in its files. */
  receipt: receiptEnglish,
  /** Around the receipt. */
  paid: {
    title: 'Paid',
    again: 'Make another payment',
    youPaid: (amount: string) => `You paid ${amount}`,
    view: 'View receipt',
  },
  /** Ways to keep a receipt. */
  keep: {
    questions: 'Questions? Write to',
    share: 'Share receipt',
    shared: ({ amount, merchant, name }: ReceiptSubject) => `${amount} to ${merchant} for ${name}`,
    downloadPdf: 'Download PDF',
    downloadPicture: 'Download picture',
    picture: 'Picture',
    printReceipt: 'Print receipt',
    print: 'Print',
    creditNote: (number: string) => `Download credit note ${number}`,
    creditNotePdf: (number: string) => `Download ${number} as PDF`,
  },
  camera: cameraEnglish,
  /** The checkout of a link that this device doesn't have. */
  sample: {
    title: 'Sample checkout',
    text: 'This device doesn’t have this link: it was created elsewhere, or deleted. Its details come from the address, and no payment is recorded.',
  },
  /** A payment between two phones. */
  scan: {
    title: 'Scan to pay',
    text: 'Pay a business in front of you. Neither phone needs signal.',
    hint: 'Point the camera at the seller’s code.',
    again: 'Scan again',
    notHere: (name: string) => `${name} isn’t on this phone`,
    linkNotHere: 'This link isn’t on this phone',
    howToPay: (seller: string) =>
      `Ask ${seller} to press Show QR Code on their phone, and scan it there. That works without signal.`,
    seller: 'the seller',
    sample: 'View the sample checkout',
    notMadeHere: 'This payment was not made on this phone.',
    madeHere: 'Payments from this phone',
    showTo: (merchant: string) => `Show this code to ${merchant}`,
    theyScan: 'They scan it to record your payment.',
    proof: 'Proof of payment',
    fullScreen: 'Full screen',
    close: 'Close',
    loading: 'Loading payment',
    loadingPage: 'Loading payment page',
  },
}
