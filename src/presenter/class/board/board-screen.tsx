import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { ClassBoard } from './board-view.tsx'

/** A class's results, as wide as the screen, for a projector too (DEMO-27). */
export function BoardScreen() {
  return (
    <PresenterFrame title="Class board" className="min-h-dvh">
      <main id="main" tabIndex={-1} className="w-full px-gutter py-4 outline-none md:py-6">
        <ClassBoard />
      </main>
    </PresenterFrame>
  )
}
