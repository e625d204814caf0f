/** An engine on this machine: with a channel or nothing, Playwright drives it; with a driver, WebDriver does. */
export interface Engine {
  name: 'chromium' | 'firefox' | 'webkit'
  path: string
  channel?: string
  driver?: string
  /** Journeys use keys alone, in Playwright's Chromium. */
  byKeyboard?: true
}

export function findEngines(options?: { install?: boolean }): {
  engines: Engine[]
  missing: { name: string; advice: string }[]
}
