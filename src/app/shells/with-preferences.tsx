import { Fragment, useEffect, type PropsWithChildren } from 'react'
import type { Account } from '#db/people/schemas.ts'
import { setWeekStart } from '#db/days.ts'
import { setDisplayCurrency, setFigureStyle } from '#src/rules/format.ts'

function prefer(account: Account | null | undefined): void {
  setFigureStyle(account?.figures ?? 'comma')
  setWeekStart(account?.weekStart ?? 'monday')
  setDisplayCurrency(account?.displayCurrency ?? 'none')
}

/**
 * Draws what is inside with the figures, the week and the currency beside totals that the person has chosen, and anew
 * when they choose others.
 */
export function WithPreferences({
  account,
  children,
}: PropsWithChildren<{ account: Account | null | undefined }>) {
  // Before what is inside is drawn.
  prefer(account)
  useEffect(() => {
    prefer(account)
    return () => prefer(null)
  }, [account])
  const { figures, weekStart, displayCurrency } = account ?? {}
  return <Fragment key={`${figures} ${weekStart} ${displayCurrency}`}>{children}</Fragment>
}
