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
      'More payment methods',
      'Cards and bank transfers too',
      'Opens all methods. One that is turned off or has problems says so before anyone chooses it.',
    ),
    stop(
      'checkout',
      'textbox',
      'Mobile number',
      'Numbers as people write them',
      'It can start with 07, 2637 or +263. A mistake is explained at the field, before anything is sent.',
    ),
    stop(
      'checkout',
      'button',
      'Fill in a test number',
      'A number to test with',
      'The gold tag fills in a test number. Real customers type theirs.',
    ),
    stop(
      'checkout',
      'textbox',
      'Your name',
      'No account, no app',
      'A name for the receipt is all that a link asks besides the payment, and it is optional.',
    ),
    stop(
      'checkout',
      'button',
      'Pay ',
      'The amount on the button',
      'Press it to continue: the phone asks for a PIN, and any four digits approve the payment.',
    ),
    {
      ...stop(
        'checkout',
        'heading',
        'Payment link not found',
        'A link that can’t be paid',
        'A mistyped, expired or inactive link says why, whom to ask, and that nothing was charged.',
      ),
      link: 'no-such-link',
    },
  ],
}
