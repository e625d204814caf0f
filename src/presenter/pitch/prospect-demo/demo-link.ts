import { type LocalCurrencyName, localCurrencyNames } from '#db/money.ts'

/** The longest code in an address, in characters. */
export const longestCode = 2048

const name = 'for'

/** Returns the code in an address's hash; null if it has none. */
export const codeIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get(name)

/** Beside the code, so that versions of the app that don't know it read the code. */
const currencyKey = 'currency'

/** Returns the name of the local currency in an address's hash; undefined if it has none. */
export function localCurrencyIn(hash: string): LocalCurrencyName | undefined {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get(currencyKey)
  return localCurrencyNames.find((each) => each === name)
}

/** Returns the address that makes the demo for a business, wherever it is opened. */
export const demoAddress = (code: string, localCurrency: LocalCurrencyName = 'ZWL'): string =>
  `${location.origin}${import.meta.env.BASE_URL}#${name}=${code}${localCurrency === 'ZWL' ? '' : `&${currencyKey}=${localCurrency}`}`
