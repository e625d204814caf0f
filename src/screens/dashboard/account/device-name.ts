const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const firstIn = (
  list: readonly (readonly [RegExp, string])[],
  text: string,
  otherwise: string,
): string => list.find(([mark]) => mark.test(text))?.[1] ?? otherwise

/** The plain name of the browser and the device in hand: `Chrome on Android`. */
export const deviceName = (userAgent: string): string =>
  `${firstIn(browsers, userAgent, 'A browser')} on ${firstIn(systems, userAgent, 'this device')}`

export const isPhone = (name: string): boolean => /Android|iPhone|iPad/.test(name)
