import { SubmitButton } from '#src/forms/form-parts.tsx'
import { Button } from '#src/ui/button.tsx'

interface Decision {
  forbidden: string | undefined
  run: () => void
}

interface Props {
  formId: string
  waiting: boolean
  /** The reason is being asked for. */
  rejecting: boolean
  approve: Decision
  reject: Decision
  onBack: () => void
  onClose: () => void
}

export function ReviewButtons(props: Props) {
  const { formId, waiting, rejecting, approve, reject, onBack, onClose } = props
  if (!waiting)
    return (
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    )
  if (rejecting)
    return (
      <>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
        <SubmitButton variant="danger" form={formId}>
          Reject
        </SubmitButton>
      </>
    )
  return (
    <>
      <Button variant="danger-outline" forbidden={reject.forbidden} onClick={reject.run}>
        Reject
      </Button>
      <Button variant="primary" forbidden={approve.forbidden} onClick={approve.run}>
        Approve
      </Button>
    </>
  )
}
