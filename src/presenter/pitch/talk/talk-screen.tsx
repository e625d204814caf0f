import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { getDemoSettings } from '#db/demo/queries.ts'
import { listPersonas } from '#db/people/persona-queries.ts'
import { longestNote } from '#db/people/sessions.ts'
import { useActor } from '#src/data/actor.ts'
import { useOpenDatabase } from '#src/data/database-context.ts'
import { refusalText, runAction } from '#src/data/run-action.ts'
import { useQuery } from '#src/data/use-query.ts'
import { useAppForm } from '#src/forms/app-form.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card, CardHeader } from '#src/ui/card.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Chevron } from '#src/ui/glyphs.tsx'
import { toast } from '#src/ui/toast.ts'
import { PresenterFrame } from '../../frame/presenter-frame.tsx'
import { stopPath } from '../stops.ts'
import { followShown, openShown } from './talk-channel.tsx'
import {
  beginRehearsal,
  clockText,
  leaveScreen,
  talkNote,
  type Rehearsal,
  timesAt,
  screenTitle,
  TrackTable,
  trackOf,
} from './track-card.tsx'

interface Props {
  screen: string
  note: string
}

const schema = v.object({ text: v.string() })

function NoteDialog({ screen, note, onClose }: Props & { onClose: () => void }) {
  const database = useOpenDatabase()
  const actor = useActor()
  const form = useAppForm({
    schema,
    start: { text: note },
    onSubmit: async ({ text }) => {
      try {
        // Notes can be written in dry run too: they belong to the presenter.
        await runAction('saveNote', { screen, text }, { db: await database(), actor })
        onClose()
      } catch (error) {
        toast.error(await refusalText(error))
      }
    },
  })
  return (
    <form.AppForm>
      <FormDialog
        open
        onClose={onClose}
        title={`Note: ${screenTitle(screen)}`}
        submit="Save"
        asksFirst
      >
        <form.AppField name="text">
          {(field) => <field.TextField multiline rows={8} label="Note" maxLength={longestNote} />}
        </form.AppField>
      </FormDialog>
    </form.AppForm>
  )
}

/** What the presenter says on the screen that is shown, in large type. */
function NoteCard({ screen, note, isLoaded }: Props & { isLoaded: boolean }) {
  const [edited, setEdited] = useState<Props>()
  return (
    <Card>
      <CardHeader
        title={screenTitle(screen)}
        action={
          <Button
            variant="secondary"
            size="sm"
            disabled={!isLoaded}
            onClick={() => setEdited({ screen, note })}
          >
            Edit note
          </Button>
        }
      />
      <p
        aria-live="polite"
        className="border-t border-line px-card py-4 text-xl/8 whitespace-pre-wrap wrap-anywhere"
      >
        {note || <span className="text-muted">No note for this screen.</span>}
      </p>
      {edited && <NoteDialog {...edited} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

/** Returns the time, every second. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** The notes of the screen that another window shows, and the way to the next stop. */
function Talk() {
  const settings = useQuery(getDemoSettings)
  /** Where the customer pays; null where no link can be paid. */
  const payPath = useQuery(listPersonas)?.payPath
  const database = useOpenDatabase()
  const actor = useActor()
  const now = useClock()
  const [screen, setScreen] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null)

  const talk = settings?.talk
  const track = trackOf(talk)
  const turn = useEffectEvent((shown: string) => {
    if (shown === screen) return
    if (rehearsal) setRehearsal(leaveScreen(rehearsal, screen, Date.now()))
    setScreen(shown)
    if (track.some((each) => each === shown)) setStopped(shown)
  })
  useEffect(() => followShown((shown) => turn(shown)), [])

  async function stop(under: Rehearsal) {
    try {
      const times = timesAt(under, screen, Date.now())
      await runAction('keepRehearsal', { ...times }, { db: await database(), actor })
      setRehearsal(null)
    } catch (error) {
      toast.error(await refusalText(error))
    }
  }

  const next = track[track.findIndex((each) => each === stopped) + 1]
  const last = talk?.rehearsal?.times
  const lastTime = last && Object.values(last).reduce((sum, time) => sum + time, 0)
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-4 outline-none"
    >
      {screen === null ? (
        <Card padded>
          <p className="text-muted">Open Paid in another window. Its notes appear here.</p>
        </Card>
      ) : (
        <NoteCard screen={screen} note={talkNote(screen, talk)} isLoaded={settings !== undefined} />
      )}
      {next ? (
        <Button
          block
          disabled={screen === null || payPath === undefined}
          onClick={() => openShown(stopPath(next, payPath ?? null))}
        >
          <span className="min-w-0 truncate">Next: {screenTitle(next)}</span>
          <Chevron size={12} className="flex-none" />
        </Button>
      ) : (
        <p className="text-center text-muted">End of the talk</p>
      )}
      <p className="flex flex-wrap justify-center gap-x-6 text-muted tabular-nums">
        <span>
          {new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(now)}
        </span>
        {rehearsal && <span>Elapsed {clockText(now - rehearsal.startedAt)}</span>}
      </p>
      <Card>
        <Fold
          title="Order and rehearsal"
          note={
            lastTime === undefined ? 'No rehearsal yet' : `Last rehearsal: ${clockText(lastTime)}`
          }
        >
          <div className="px-card pt-2 pb-4">
            <Button
              variant="secondary"
              size="sm"
              onClick={() =>
                rehearsal ? void stop(rehearsal) : setRehearsal(beginRehearsal(Date.now()))
              }
            >
              {rehearsal ? 'Stop' : 'Start rehearsal'}
            </Button>
          </div>
          <TrackTable
            track={track}
            screen={screen}
            times={rehearsal ? timesAt(rehearsal, screen, now) : undefined}
            last={last}
          />
        </Fold>
      </Card>
    </main>
  )
}

/** The presenter's notes, in a window of their own that follows the screen of another one (DEMO-19). */
export function TalkScreen() {
  return (
    <PresenterFrame title="Talk track" className="min-h-dvh">
      <Talk />
    </PresenterFrame>
  )
}
