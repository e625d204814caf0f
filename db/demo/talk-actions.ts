import * as v from 'valibot'
import { typedLines } from '../common.ts'
import { defineAction } from '../define-action.ts'
import { talk } from '../people/sessions.ts'
import { getDemoSettings } from './queries.ts'

// These acts are the presenter's, so they aren't in the platform's activity log.

/** Saves the presenter's note for a screen; an empty text clears it. */
export const saveNote = defineAction('saveNote', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: v.object({ screen: v.string(), text: v.pipe(typedLines, talk.entries.notes.value) }),
  run: async ({ db, put }, { screen, text }) => {
    const settings = await getDemoSettings(db)
    const notes = { ...settings.talk?.notes, [screen]: text }
    await put('demoSettings', { ...settings, talk: { ...settings.talk, notes } })
  },
})

/** Keeps the order of the talk's screens. */
export const saveTalkOrder = defineAction('saveTalkOrder', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: talk.entries.order.wrapped,
  run: async ({ db, put }, order) => {
    const settings = await getDemoSettings(db)
    const { notes = {}, ...others } = settings.talk ?? {}
    await put('demoSettings', { ...settings, talk: { ...others, notes, order } })
  },
})

/** Keeps how long each screen took at a rehearsal, in place of the one before. */
export const keepRehearsal = defineAction('keepRehearsal', {
  permission: null,
  refuses: [],
  tables: ['demoSettings'],
  input: talk.entries.rehearsal.wrapped.entries.times,
  run: async ({ db, now, put }, times) => {
    const settings = await getDemoSettings(db)
    const { notes = {}, ...others } = settings.talk ?? {}
    const rehearsal = { endedAt: now, times }
    await put('demoSettings', { ...settings, talk: { ...others, notes, rehearsal } })
  },
})
