import { stop, type Tour } from './tour.ts'

export const visitorTour: Tour = {
  id: 'visitor',
  label: 'Visitor',
  text: 'The public site: methods, a payment to try, prices, the API.',
  stops: [
    stop(
      'landing',
      'heading',
      'Get paid the way Zimbabwe pays',
      'One account for every method',
      'Mobile money, cards and bank transfers in ZWL and USD arrive in one place.',
    ),
    stop(
      'landing',
      'radiogroup',
      'Paid with',
      'The fee before you sign up',
      'Change the amount or the method. The page shows what the merchant receives after the fee.',
    ),
    stop(
      'landing',
      'heading',
      'Local methods first',
      'Methods customers already use',
      'EcoCash, OneMoney and ZimSwitch come before cards, because most payments are made with them.',
    ),
    stop(
      'landing',
      'heading',
      'Try it before you sign up',
      'A payment without an account',
      'Visitors can make a test payment here and see each step. Nothing is charged.',
    ),
    stop(
      'landing',
      'heading',
      'Check it yourself',
      'Answers to the first questions',
      'What it costs, when money arrives, and what works without signal, each with figures to try.',
    ),
    stop(
      'landing',
      'heading',
      'Pricing without small print',
      'Three plans, two currencies',
      'Prices switch between USD and ZWL, and between monthly and yearly billing.',
    ),
    stop(
      'features',
      'heading',
      'All features',
      'Everything a business gets',
      'Each feature is shown with a piece of the product itself.',
    ),
    stop(
      'developers',
      'heading',
      'Make your first request',
      'Documentation for developers',
      'A first request in four languages, with the response and the webhook that follow it.',
    ),
  ],
}
