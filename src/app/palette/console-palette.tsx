import { useEffect, useRef, useState } from 'react'
import { getDirectory } from '#db/merchants/queries.ts'
import { useQuery } from '#src/data/use-query.ts'
import { pathTo } from '#src/routes/paths.ts'
import { useDecisions } from '#src/screens/shared/applications/use-decisions.ts'
import { MerchantDialogs } from '#src/screens/shared/merchants/merchant-dialogs.tsx'
import {
  useMerchantDoers,
  type MerchantDialog,
} from '#src/screens/shared/merchants/use-merchant-doers.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useFollow } from '../keys/use-follow.ts'
import type { ConsoleDoers } from './console-findings.tsx'
import { ConsoleSearch } from './console-search.tsx'
import type { PaletteProps } from './palette-props.ts'

/** What does the actions of everything that the console's side finds. */
function useDoing(open: (dialog: MerchantDialog, id: string) => void): ConsoleDoers {
  const follow = useFollow()
  const { approve, reject } = useDecisions(undefined)
  return {
    merchants: useMerchantDoers(open),
    review: () => follow(pathTo('pending-merchants')),
    approve: (id) => void approve.run(id),
    reject: (id) => void reject.run({ id }),
  }
}

/** The search over the whole platform, and what can be done with it (spec §2 console). */
export function ConsolePalette({ open, ...props }: PaletteProps) {
  const [about, setAbout] = useState('')
  const [opened, setOpened] = useState<MerchantDialog | null>(null)
  const latest = useDoing((dialog, id) => {
    setAbout(id)
    setOpened(dialog)
  })
  const doing = useRef(latest)
  useEffect(() => {
    doing.current = latest
  })
  return (
    <>
      <Dialog open={open} onClose={props.onClose} title="Search" size="lg">
        <ConsoleSearch {...props} doing={doing} />
      </Dialog>
      {about !== '' && (
        <MerchantActing about={about} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

interface Acting {
  about: string
  opened: MerchantDialog | null
  onClose: () => void
}

function MerchantActing(props: Acting) {
  return <MerchantDialogs merchants={useQuery(getDirectory)?.merchants} {...props} />
}
