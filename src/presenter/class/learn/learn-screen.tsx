import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { TaskPage } from './task-page.tsx'

/** A trainee's page, which needs nothing of the trainer's (DEMO-28). */
export function LearnScreen() {
  return (
    <PresenterFrame title="Exercises" className="min-h-dvh">
      <TaskPage />
    </PresenterFrame>
  )
}
