import type { ActivityLogEntry } from './activity-log-entry.ts'
import type { Fee } from './fee.ts'

/** The figures of a fee that the console edits. */
export type FeeFigures = Pick<Fee, 'merchantFee' | 'customerFee' | 'flatFee'>
export const feeFigures = ['merchantFee', 'customerFee', 'flatFee'] as const

/** How the log names a change of the fees: one that was typed, and one that went back to what they were. */
export const feeChangeActions = {
  updated: 'Updated fee structure',
  wentBack: 'Went back to earlier fees',
} as const

/** Whether a line of the log tells of a change of a method's fees. */
export const isFeeChange = ({ action }: Pick<ActivityLogEntry, 'action'>): boolean =>
  action === feeChangeActions.updated || action === feeChangeActions.wentBack

/** The figures that one side of a line of the log holds; those of its other fields are left out. */
export const loggedFigures = (side: ActivityLogEntry['before']): Partial<FeeFigures> =>
  Object.fromEntries(
    feeFigures.flatMap((field) => {
      const value = side?.[field]
      return typeof value === 'number' ? [[field, value]] : []
    }),
  )
