import { latePart } from '../lazy-part.tsx'
import { WaitingColumns } from './waiting-columns.tsx'

/** A `ColumnChart` of 14 days for a screen's first picture, which does without what draws it. */
export const LateColumns = latePart(
  () => import('./column-chart.tsx'),
  'ColumnChart',
  <WaitingColumns count={14} />,
)
