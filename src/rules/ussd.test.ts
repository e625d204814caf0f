import { expect, test } from 'vitest'
import { ussdInstructions } from './ussd.ts'

test('the instructions hold what a customer without data needs', () => {
  expect(
    ussdInstructions({
      linkId: '1042',
      name: 'Vumba Blend, 1 kg',
      merchantName: 'Vumba Coffee Roasters',
      amount: '$18.00',
    }),
  ).toBe(`Pay Vumba Coffee Roasters for Vumba Blend, 1 kg from any phone, without data.

1. Dial your wallet’s code:
   EcoCash: *151*200*5#
   OneMoney: *210*95#
   InnBucks: *483*44#
2. Enter the reference: ZW1042
3. Amount: $18.00
4. Confirm with your PIN.

Sample, do not pay.`)
})

test('FEE-3: a wallet with a customer fee says so beside its code', () => {
  const text = ussdInstructions({
    linkId: '1042',
    name: 'Vumba Blend, 1 kg',
    merchantName: 'Vumba Coffee Roasters',
    amount: '$18.00',
    customerFees: { onemoney: 2 },
  })
  expect(text).toContain('EcoCash: *151*200*5#\n')
  expect(text).toContain('OneMoney: *210*95#, plus 2.0% customer fee\n')
})
