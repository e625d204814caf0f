import { useState } from 'react'
import { countOf } from '#db/text/format.ts'
import { pathTo } from '#routes/paths.ts'
import { moneyAtFault } from '../money-at-fault.ts'
import { Button } from '#src/ui/button.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { base } from '#routes/base.ts'
import { downloadSnapshot } from './download-snapshot.ts'
import { forgetSeeded } from '#src/seeding/seeder.ts'
import type { FailureCode } from './use-database-state.ts'

interface Words {
  title: string
  text: string
}

const words: Record<FailureCode, Words> = {
  refused: {
    title: 'Your data can’t be opened',
    text: 'This browser doesn’t let the app store data. Turn off private browsing or allow this site to store data, then try again.',
  },
  full: {
    title: 'This device is out of space',
    text: 'Paid stores its data on this device. Free up some space, then try again. Saved data is not affected.',
  },
  'not-loaded': {
    title: 'Part of Paid did not load',
    text: 'The connection dropped or a new version was released. Check your connection and reload the page. Your data is not affected.',
  },
  'no-answer': {
    title: 'Your data is not responding',
    text: 'This browser’s storage is not responding. Close other Paid tabs or restart the browser, then try again.',
  },
  locked: {
    title: 'The browser is holding the data',
    text: 'Close every Paid window and open it again. Your data is not affected.',
  },
  blocked: {
    title: 'Close the other tabs',
    text: 'Paid is open in another tab with an older version. Close the other tabs to continue here.',
  },
  'sample-data': {
    title: 'The sample data can’t be read',
    text: 'Correct these files, then reload.',
  },
  newer: {
    title: 'Reload to continue',
    text: 'A newer version of Paid saved your data. Reload the page to get it. Nothing was changed.',
  },
  deleted: {
    title: 'Your data was deleted',
    text: 'Another Paid tab started fresh. The sample data will load here in a moment.',
  },
  cleared: {
    title: 'This browser deleted your data',
    text: 'It needed space, or this site’s data was cleared. Everything entered here is gone. Go on with the sample data, or open a snapshot that you saved as a file.',
  },
  'upgrade-failed': {
    title: 'Your data could not be updated',
    text: 'Nothing was lost. Save a snapshot, then start fresh or try again.',
  },
}

/** Failures that only another copy of the app can solve. */
const reloads: FailureCode[] = ['newer', 'not-loaded', 'sample-data']

/** The most mistakes shown at once. */
const mostMistakes = 20

interface Props {
  code: FailureCode
  /** The mistakes in the files of the sample data, for that failure. */
  mistakes: readonly string[]
  /** Milliseconds until the automatic retry; null when there is none. */
  retryIn: number | null
  onRetry: () => void
}

/** Mistakes, each with its file, row and field. */
function MistakeList({ mistakes }: Pick<Props, 'mistakes'>) {
  if (mistakes.length === 0) return null
  const left = mistakes.length - mostMistakes
  return (
    <ul className="mt-2 grid gap-2 text-sm">
      {mistakes.slice(0, mostMistakes).map((mistake) => (
        <li
          key={mistake}
          className="rounded-control border border-line px-3 py-2 font-mono wrap-anywhere"
        >
          {mistake}
        </li>
      ))}
      {left > 0 && <li className="text-muted">and {countOf(left, 'more mistake')}</li>}
    </ul>
  )
}

/** The screen for a database that cannot be opened: the reason and the ways forward. */
export function RecoveryScreen({ code, mistakes, retryIn, onRetry }: Props) {
  const [message, setMessage] = useState('')
  const [question, setQuestion] = useState<'unasked' | 'open' | 'cancelled'>('unasked')
  const { title, text } = words[code]
  const money = moneyAtFault(location)

  async function saveSnapshot() {
    try {
      await downloadSnapshot()
      setMessage(
        'Snapshot saved to your downloads, without signing secrets or two-factor keys. Keep the file private.',
      )
    } catch {
      setMessage('The data can’t be read, so there is nothing to save.')
    }
  }

  async function startFresh() {
    try {
      const demo = await import('#db/demo/start-fresh.ts')
      await demo.startFresh()
      forgetSeeded()
      location.reload()
    } catch {
      setMessage('The data could not be deleted. Close other Paid tabs, then try again.')
    }
  }

  return (
    <main
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-[520px] flex-col justify-center gap-6 px-gutter py-10"
    >
      <Logo height={28} />
      <div className="grid gap-2" role="alert">
        <h1 className="text-3xl font-semibold text-balance">{title}</h1>
        <p className="text-muted">{text}</p>
        {money && <p className="font-medium">{money}</p>}
        <MistakeList mistakes={mistakes} />
      </div>
      {retryIn !== null && (
        <p className="text-sm text-subtle" role="status">
          Trying again in {countOf(Math.round(retryIn / 1000), 'second')}.
        </p>
      )}
      <div className="grid gap-3">
        {code === 'cleared' ? (
          <>
            <Button variant="primary" onClick={onRetry}>
              Use the sample data
            </Button>
            <Button
              variant="secondary"
              onClick={() => location.assign(`${base}${pathTo('trainer')}`)}
            >
              Open a snapshot file
            </Button>
          </>
        ) : reloads.includes(code) ? (
          <Button variant="primary" onClick={() => location.reload()}>
            Reload
          </Button>
        ) : (
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        )}
        {code !== 'sample-data' && code !== 'cleared' && (
          <>
            <Button variant="secondary" onClick={() => void saveSnapshot()}>
              Save a snapshot
            </Button>
            {question === 'open' ? (
              <div className="grid gap-3 rounded-card border border-line p-4">
                <p>
                  This deletes everything saved on this device but your prospects, and restores the
                  sample data.
                </p>
                <Button variant="danger" onClick={() => void startFresh()}>
                  Delete and start fresh
                </Button>
                <Button variant="ghost" autoFocus onClick={() => setQuestion('cancelled')}>
                  Cancel
                </Button>
              </div>
            ) : (
              <Button
                variant="danger-outline"
                autoFocus={question === 'cancelled'}
                onClick={() => setQuestion('open')}
              >
                Start fresh
              </Button>
            )}
          </>
        )}
      </div>
      <p role="status" className="min-h-6 text-sm">
        {message}
      </p>
    </main>
  )
}
