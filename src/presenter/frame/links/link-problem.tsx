import { demoMessages } from '#src/rules/messages/demo.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

interface Props {
  problem: string
  onClose: () => void
}

/** Says why a link to the demo opens nothing. */
export function LinkProblem({ problem, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={demoMessages.linkTitle}
      description={problem}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    />
  )
}
