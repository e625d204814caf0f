import * as v from 'valibot'
import { type Act, defineAction } from '../define-action.ts'
import { getDemoSettings } from './queries.ts'
import type { Pitch } from './schemas.ts'

// The pitch is the presenter's, so these acts aren't in the platform's activity log.

/** Changes the pitch, unless there is none. */
async function change(
  { db, put }: Act<'demoSettings'>,
  next: (pitch: Pitch) => Pitch,
): Promise<void> {
  const settings = await getDemoSettings(db)
  if (settings.pitch) await put('demoSettings', { ...settings, pitch: next(settings.pitch) })
}

/** Starts the pitch, or starts it over, in place of an exercise. */
export const startPitch = defineAction('startPitch', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.void(),
  run: async ({ db, now, put }) => {
    const { exercise: _ended, ...settings } = await getDemoSettings(db)
    await put('demoSettings', { ...settings, pitch: { startedAt: now } })
  },
})

/** Puts the pitch aside; what was done stays. */
export const leavePitch = defineAction('leavePitch', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.void(),
  run: (act) => change(act, (pitch) => ({ ...pitch, left: true })),
})

/** Takes up a pitch that was put aside. */
export const takeUpPitch = defineAction('takeUpPitch', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.void(),
  run: (act) => change(act, ({ left: _left, ...pitch }) => pitch),
})

/** Notes that the merchant's side showed the payment, or the approval. */
export const notePitchSeen = defineAction('notePitchSeen', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.picklist(['payment', 'approval']),
  run: (act, what) =>
    change(act, (pitch) => ({
      ...pitch,
      ...(what === 'payment' ? { seenAt: act.now } : { approvalSeenAt: act.now }),
    })),
})
