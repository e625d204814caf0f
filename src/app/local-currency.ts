import { type LocalCurrencyName, localCurrencyNames, setLocalCurrencyName } from '#db/money.ts'
import { deviceStorage } from '#src/ui/browser-storage.ts'
import { createStore, useStore } from '#src/ui/store.ts'

/** Read in index.html too, which names the currency in a page that was drawn with its code. */
const key = 'local-currency'

const shown = createStore<LocalCurrencyName>('ZWL')

const nameIn = (text: string | null): LocalCurrencyName =>
  localCurrencyNames.find((each) => each === text) ?? 'ZWL'

function show(name: LocalCurrencyName): void {
  setLocalCurrencyName(name)
  if (shown.get() !== name) shown.set(name)
}

/**
 * Names the local currency as this device did last, before anything is drawn: the demo settings have the name, but the
 * public pages open no database. Tabs without one follow the others.
 */
export function startLocalCurrency(): void {
  show(nameIn(deviceStorage.read(key)))
  addEventListener('storage', (event) => {
    if (event.key === key) show(nameIn(event.newValue))
  })
}

/** Shows what the demo settings call the local currency, and keeps it for the next start. */
export function keepLocalCurrency(name: LocalCurrencyName = 'ZWL'): void {
  deviceStorage.tryWrite(key, name === 'ZWL' ? null : name)
  show(name)
}

/** Returns the local currency's name, and renders again when it changes. */
export const useLocalCurrency = (): LocalCurrencyName => useStore(shown)
