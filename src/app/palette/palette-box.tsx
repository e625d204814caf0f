import { CommandBox } from '#src/ui/command/command-box.tsx'
import { toast } from '#src/ui/toast.ts'
import { whenLayersSettled } from '#src/ui/history-layers.ts'
import { useFollow } from '../keys/use-follow.ts'
import type { Finding } from './finding.ts'
import { rememberChosen } from './recent.ts'
import { groupsFor, type Findings } from './results.ts'
import type { useTyped } from './use-typed.ts'

interface Props extends ReturnType<typeof useTyped> {
  placeholder: string
  /** What there is to find; undefined until it is read. */
  findings: Findings | undefined
  /** Whose recent ones, and which they are. */
  owner: string
  recent: readonly string[]
  onClose: () => void
}

/** The field of the search over everything, and what it finds; closes once something is chosen. */
export function PaletteBox({
  typed,
  words,
  isBehind,
  type,
  findings,
  owner,
  recent,
  ...rest
}: Props) {
  const { placeholder, onClose } = rest
  const follow = useFollow()

  function choose({ id, group, forbidden, path, run }: Finding) {
    if (forbidden !== undefined) return toast.info(forbidden)
    // What is done with a row is not there for long.
    if (group !== 'view' && group !== 'actions') rememberChosen(owner, id)
    onClose()
    whenLayersSettled(() => {
      if (run) run()
      else if (path !== undefined) follow(path)
    })
  }

  return (
    <CommandBox
      label="Search"
      placeholder={placeholder}
      text={typed}
      onType={type}
      isBehind={isBehind}
      groups={findings && groupsFor(words, findings, recent)}
      onChoose={choose}
      nothing={`Nothing found for "${typed.trim()}".`}
    />
  )
}
