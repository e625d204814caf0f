import type { ReportSchedule } from '#db/reports/schemas.ts'
import { ScheduleForm } from './schedule-form.tsx'

interface Props {
  schedule: ReportSchedule
  open: boolean
  onClose: () => void
}

export function ScheduleDialog({ schedule, ...dialog }: Props) {
  return <ScheduleForm merchantId={schedule.merchantId} schedule={schedule} dialog={dialog} />
}
