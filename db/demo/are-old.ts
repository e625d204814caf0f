const dayLength = 86_400_000

/** How long a demo looks alive in which nothing happens, in milliseconds. */
const freshFor = 14 * dayLength

/**
 * Returns whether what happened last, so many milliseconds ago, looks wrong today: it is weeks ago, as on a tablet from
 * the drawer, or it is to come, as where the device's year was wrong when the demo was first opened.
 */
export const areOld = (ago: number): boolean => ago > freshFor || ago < -dayLength
