
import { WaitingColumns } from './waiting-columns.tsx'
export { ColumnChart as LateColumns } from './column-chart.tsx'

