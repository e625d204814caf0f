import { stop, type Tour } from './tour.ts'

export const customerTour: Tour = {
  id: 'customer',
  label: 'Customer',
  text: 'The checkout behind a payment link.',
  stops: [
    stop(
      'checkout',
      'region',
      'Payment summary',
      'Who is paid, and for what',
      'The customer sees the merchant’s name and logo, the item and the amount before anything else.',
    ),
    stop(
      'checkout',
      'radiogroup',
      'Payment method',
      'The usual method first',
      'On a phone that has paid before, the last method is already selected.',
    ),
    stop(
      'checkout',
      'button',
      'Fill in a test number',
      'A number to test with',
      'The gold tag fills in a test number. Real customers type theirs, and mistakes are explained at the field.',
    ),
    stop(
      'checkout',
      'button',
      'Pay ',
      'The amount on the button',
      'Press it to continue: the phone asks for a PIN, and any four digits approve the payment.',
    ),
  ],
}
