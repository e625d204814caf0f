import * as v from 'valibot'
import { appPermission, type App } from '#db/apps/schemas.ts'
import { longest, shortest } from '#src/rules/format.ts'
import { textBetween, textUpTo } from '#src/rules/validation.ts'

export const appFormMessages = {
  nameShort: 'Enter a name of at least 2 characters',
  noPermission: 'Choose at least one',
} as const

/** What is typed about an app. */
export const appSchema = v.object({
  name: textBetween(shortest.name, appFormMessages.nameShort, longest.name),
  description: textUpTo(280),
  permissions: v.pipe(v.array(appPermission), v.minLength(1, appFormMessages.noPermission)),
})
export type AppValues = v.InferInput<typeof appSchema>

/** How its form begins: as the app is, or with what most shops need. */
export const appStart = (app?: App): AppValues => ({
  name: app?.name ?? '',
  description: app?.description ?? '',
  permissions: app ? [...app.permissions] : ['payments:read', 'payments:write'],
})
