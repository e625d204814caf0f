import { Send } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { base } from '#routes/base.ts'
import { refusalText } from '#src/data/run-action.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast.ts'
import { handOver } from '../../../shared/hand-over.ts'
import { LinkDialog } from '../../../shared/link-button.tsx'
import { useExercises } from '../all-exercises.ts'
import { type ExerciseSet, pathOfSet } from '../exercise-set.ts'
import { type Carries, pathWithOwn } from './carried-exercises.ts'
import { exercisesFile } from './exercise-files.ts'

/** What a link of built-in exercises does on the device that opens it. */
export const linkText =
  'Opens the exercises on any device. Nothing there changes until one is started.'

const texts: Record<Carries, string> = {
  none: linkText,
  all: 'Opens the exercises on any device, and adds your own ones there.',
  titles: 'Your own exercises are too long for the link. Share their file too.',
}

interface Props {
  set: ExerciseSet
  open: boolean
  onClose: () => void
}

/** The link and the QR code of a set, with the trainer's own exercises where they fit, and their file where they don't (DEMO-28). */
export function SetLinkDialog({ set, open, onClose }: Props) {
  const { own } = useExercises()
  const kept = useMemo(
    () => own?.flatMap((each) => (set.exercises.includes(each.kept.id) ? [each.kept] : [])),
    [own, set],
  )
  const hasOwn = set.exercises.some((id) => id.startsWith('own-'))
  const [made, setMade] = useState<{ path: string; carries: Carries }>()
  useEffect(() => {
    if (!hasOwn || !kept) return
    let left = false
    const make = async () => {
      const next = await pathWithOwn(set, kept, `${location.origin}${base}`)
      if (!left) setMade(next)
    }
    make().catch(reportError)
    return () => {
      left = true
    }
  }, [set, kept, hasOwn])

  async function share() {
    try {
      await handOver(await exercisesFile(kept ?? []))
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }
  const { path, carries } = hasOwn
    ? (made ?? { path: null, carries: 'none' as const })
    : { path: pathOfSet(set), carries: 'none' as const }
  return (
    <LinkDialog name={set.name} path={path} text={texts[carries]} open={open} onClose={onClose}>
      {carries === 'titles' && kept && kept.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Send aria-hidden />}
          className="justify-self-start"
          onClick={() => void share()}
        >
          Share exercise file
        </Button>
      )}
    </LinkDialog>
  )
}
