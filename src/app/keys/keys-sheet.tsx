import { useState } from 'react'
import { DetailSection } from '#src/ui/detail-panel.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { KeyCaps } from '#src/ui/keys/key-caps.tsx'
import { groupsNow, type KeyGroup, turnKeys, useKeysOn } from '#src/ui/keys/use-keys.ts'
import { Switch } from '#src/ui/switch.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Shortcuts with modifier keys, which cannot be disabled. */
const always: Omit<KeyGroup, 'keys'> & { keys: readonly { keys: string; label: string }[] } = {
  title: 'Everywhere',
  keys: [{ keys: isApple ? '⌘ K' : 'Ctrl K', label: 'Search everything' }],
}

/** Lists the shortcuts of the screen and of the app, with the switch that disables them. */
export function KeysSheet({ open, onClose }: Props) {
  const on = useKeysOn()
  const [groups] = useState(groupsNow)
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <div className="grid gap-5">
        <Switch
          label="Single-key shortcuts"
          hint="Shortcuts without Ctrl, Alt or ⌘. Turn them off if you dictate or press them by mistake."
          checked={on}
          onChange={turnKeys}
        />
        <div className="grid gap-x-8 gap-y-5 md:columns-2 md:block md:*:mb-5 md:*:break-inside-avoid">
          {[always, ...groups].map(({ title, keys }) => (
            <DetailSection key={title} title={title}>
              <dl className={on || title === always.title ? '' : 'text-subtle'}>
                {keys.map((key) => (
                  <div
                    key={key.keys}
                    className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1"
                  >
                    <dt className="min-w-0">{key.label}</dt>
                    <dd>
                      <KeyCaps keys={key.keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </DetailSection>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
