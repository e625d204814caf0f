import { Monitor, Smartphone } from 'lucide-react'
import type { OwnAccount } from '#db/people/account-queries.ts'
import { formatMoment, formatMomentWithin } from '#db/text/format.ts'
import { named } from '#db/text/typed-text.ts'
import { useAction } from '#src/data/use-action.ts'
import { accountMessages } from '#src/rules/messages/people.ts'
import { Group } from '#src/screens/shared/settings-group.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { DemoNote } from '#src/ui/demo-note.tsx'

const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

const firstIn = (
  list: readonly (readonly [RegExp, string])[],
  text: string,
  otherwise: string,
): string => list.find(([mark]) => mark.test(text))?.[1] ?? otherwise

/** Returns the browser and device in plain words: `Chrome on Android`. */
export const deviceName = (userAgent: string): string =>
  `${firstIn(browsers, userAgent, 'A browser')} on ${firstIn(systems, userAgent, 'this device')}`

const isPhone = (name: string): boolean => /Android|iPhone|iPad/.test(name)

interface RowProps {
  name: string
  text: string
  /** This device. */
  current?: boolean
  onSignOut?: () => void
}

function DeviceRow({ name, text, current = false, onSignOut }: RowProps) {
  const Icon = isPhone(name) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-3 first:border-t-0 first:pt-0">
      <Icon aria-hidden className="size-5 flex-none text-subtle" />
      <span className="min-w-0 flex-[1_1_10rem]">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {current && <Badge tone="ok">This device</Badge>}
        </span>
        <span className="block text-sm text-muted tabular-nums">{text}</span>
      </span>
      {onSignOut && (
        <Button variant="text" size="sm" aria-label={named`Log out ${name}`} onClick={onSignOut}>
          Log out
        </Button>
      )}
    </li>
  )
}

/** The devices where the person is signed in: this one, and sample devices they added; and their sign-ins here. */
export function Sessions({
  own: { email, account, session, devices, signIns },
}: {
  own: OwnAccount
}) {
  const owner = { merchantId: account.merchantId, email }
  const add = useAction('addSampleDevice', {
    success: ({ name }) => accountMessages.deviceAdded(name),
    dryRun: accountMessages.wouldAddDevice,
  })
  const signOut = useAction('signOutDevices', {
    success: (gone) => accountMessages.signedOut(gone.length),
    dryRun: accountMessages.wouldSignOut,
  })
  return (
    <Group title="Sessions and devices">
      <ul aria-label="Devices">
        <DeviceRow
          name={deviceName(navigator.userAgent)}
          text={
            session
              ? `Logged in ${formatMomentWithin(session.startedAt)}`
              : 'Opened without logging in'
          }
          current
        />
        {devices.map(({ id, name, town, signedInAt }) => (
          <DeviceRow
            key={id}
            name={name}
            text={`${town}, logged in ${formatMomentWithin(signedInAt)}`}
            onSignOut={() => void signOut.run({ ...owner, id })}
          />
        ))}
      </ul>
      {devices.length > 0 && (
        <div>
          <Button
            variant="danger-outline"
            size="sm"
            pending={signOut.pending}
            onClick={() => void signOut.run(owner)}
          >
            Log out other devices
          </Button>
        </div>
      )}
      {signIns.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">Recent logins on this device</h3>
          <ul className="mt-1 grid gap-0.5 text-sm text-muted tabular-nums">
            {signIns.map(({ id, timestamp }) => (
              <li key={id}>{formatMoment(timestamp)}</li>
            ))}
          </ul>
        </div>
      )}
      <DemoNote text="Add a sample device to see a second session.">
        <div className="px-3.5 pb-3">
          <Button
            variant="secondary"
            size="sm"
            pending={add.pending}
            onClick={() => void add.run(owner)}
          >
            Add a sample device
          </Button>
        </div>
      </DemoNote>
    </Group>
  )
}
