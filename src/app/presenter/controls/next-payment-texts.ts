import type { NextPayment } from '#db/payments/test-accounts.ts'

interface NextPaymentText {
  id: NextPayment | 'approves'
  label: string
  /** What it shows. */
  text: string
}

/** What the customer can do with the next payment. */
export const nextPaymentTexts: readonly NextPaymentText[] = [
  { id: 'approves', label: 'Approves', text: 'Shows the sale: paid two seconds after the PIN.' },
  {
    id: 'late',
    label: 'Late',
    text: 'Shows a slow answer: pending for 30 seconds, then paid.',
  },
  {
    id: 'cancelled',
    label: 'Cancels',
    text: 'Shows a change of mind: nothing is charged, and it can be tried again.',
  },
  {
    id: 'insufficient',
    label: 'Too little money',
    text: 'Shows a payment that fails, and what each side reads.',
  },
  {
    id: 'no-answer',
    label: 'No answer',
    text: 'Shows a prompt that nobody answers: nothing is charged.',
  },
  {
    id: 'debited',
    label: 'Charged, not received',
    text: 'Shows how money that got lost on its way is traced and found.',
  },
]
