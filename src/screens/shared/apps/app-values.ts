import * as v from 'valibot'
import { appPermission, type App } from '#db/model/app.ts'
import { longest, shortest } from '#src/rules/lengths.ts'
import { textBetween } from '#src/rules/validation.ts'

export const appFormMessages = {
  nameShort: 'Enter a name of at least 2 characters',
  nameLong: 'Use at most 80 characters',
  descriptionLong: 'Use at most 280 characters',
  noPermission: 'Choose at least one',
} as const

/** What is typed about an app. */
export const appSchema = v.object({
  name: textBetween(
    shortest.name,
    appFormMessages.nameShort,
    longest.name,
    appFormMessages.nameLong,
  ),
  description: v.pipe(v.string(), v.trim(), v.maxLength(280, appFormMessages.descriptionLong)),
  permissions: v.pipe(v.array(appPermission), v.minLength(1, appFormMessages.noPermission)),
})
export type AppValues = v.InferInput<typeof appSchema>

/** How its form begins: as the app is, or with what most shops need. */
export const appStart = (app?: App): AppValues => ({
  name: app?.name ?? '',
  description: app?.description ?? '',
  permissions: app ? [...app.permissions] : ['payments:read', 'payments:write'],
})
