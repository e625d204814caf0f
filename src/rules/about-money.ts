import { inCurrency, type Currency } from '#db/model/money.ts'
import { displayCurrency, formatMoney } from './format.ts'

/** What a total comes to in the currency chosen: `about ZWL 21,603.75`; '' where none is, or it is of that one. */
export function aboutMoney(minorUnits: number, currency: Currency): string {
  const other = displayCurrency()
  return other === 'none' || other === currency
    ? ''
    : `about ${formatMoney(inCurrency(minorUnits, currency, other), other)}`
}
