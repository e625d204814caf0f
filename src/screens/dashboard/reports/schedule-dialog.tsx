import { useId } from 'react'
import type { ReportSchedule } from '#db/model/report.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { ScheduleForm } from './schedule-form.tsx'

interface Props {
  schedule: ReportSchedule
  open: boolean
  onClose: () => void
}

/** Changes a schedule. */
export function ScheduleDialog({ schedule, open, onClose }: Props) {
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit schedule"
      description={schedule.name}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId}>
            Save Changes
          </Button>
        </>
      }
    >
      <ScheduleForm
        merchantId={schedule.merchantId}
        schedule={schedule}
        formId={formId}
        onSaved={onClose}
      />
    </Dialog>
  )
}
