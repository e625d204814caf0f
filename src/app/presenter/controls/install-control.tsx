import { Button } from '#src/ui/button.tsx'
import { useInstall } from '../../offline/install.ts'
import { ControlRow } from './control-row.tsx'

const texts = {
  available: 'Opens from the home screen, without signal.',
  installed: 'Paid is installed on this device.',
  ios: 'To install Paid on this device, tap Share, then Add to Home Screen.',
  unavailable: 'Look for Install or Add to Home Screen in the browser’s menu.',
}

/** Installs the app, or says how. */
export function InstallControl() {
  const { state, install } = useInstall()
  return (
    <ControlRow
      title="Install app"
      text={texts[state]}
      action={
        state === 'available' && (
          <Button
            variant="secondary"
            size="sm"
            aria-label="Install app"
            onClick={() => void install()}
          >
            Install
          </Button>
        )
      }
    />
  )
}
