import { pathTo, type ScreenId } from '#src/routes/paths.ts'

/** What a stop points at, by its role and the beginning of its accessible name. */
export interface Target {
  role: 'button' | 'group' | 'heading' | 'list' | 'radiogroup' | 'region' | 'tablist' | 'textbox'
  name: string
}

export interface Stop {
  screen: ScreenId
  target: Target
  title: string
  text: string
  /** The payment page's own link, instead of the one that the tour is about. */
  link?: string
}

export interface Tour {
  id: TourId
  label: string
  text: string
  stops: readonly Stop[]
}

export type TourId = 'visitor' | 'customer' | 'merchant' | 'administrator'

/** Returns a stop on a screen, at the element with a role and the beginning of a name. */
export const stop = (
  screen: ScreenId,
  role: Target['role'],
  name: string,
  title: string,
  text: string,
): Stop => ({ screen, target: { role, name }, title, text })

/** Returns a stop's address; the customer's are at the checkout of a link. */
export const pathOf = ({ screen, link }: Stop, payPath: string | null): string =>
  screen === 'checkout' ? pathTo(screen, { path: link ?? payPath ?? '' }) : pathTo(screen)
