import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { ProspectList } from './prospect-list.tsx'

/** Who may become a merchant, for the presenter alone: from the public forms, and added by hand (DEMO-24). */
export function ProspectsScreen() {
  return (
    <PresenterFrame title="Prospects" className="min-h-dvh">
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-[1180px] px-gutter py-4 outline-none md:py-6"
      >
        <ProspectList />
      </main>
    </PresenterFrame>
  )
}
