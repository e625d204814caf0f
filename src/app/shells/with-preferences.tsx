import { Fragment, useEffect, type PropsWithChildren } from 'react'
import type { Account } from '#db/model/account.ts'
import { setWeekStart } from '#db/model/days.ts'
import { setFigureStyle } from '#src/rules/format.ts'

function prefer({ figures = 'comma', weekStart = 'monday' }: Partial<Account>): void {
  setFigureStyle(figures)
  setWeekStart(weekStart)
}

/** Draws what is inside with the figures and the week that the person has chosen, and anew when they choose others. */
export function WithPreferences({
  account,
  children,
}: PropsWithChildren<{ account: Account | null | undefined }>) {
  const { figures, weekStart } = account ?? {}
  const chosen = { ...(figures && { figures }), ...(weekStart && { weekStart }) }
  // Before what is inside is drawn.
  prefer(chosen)
  useEffect(() => {
    prefer({ ...(figures && { figures }), ...(weekStart && { weekStart }) })
    return () => prefer({})
  }, [figures, weekStart])
  return <Fragment key={`${figures} ${weekStart}`}>{children}</Fragment>
}
