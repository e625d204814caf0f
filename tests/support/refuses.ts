import { expect } from 'vitest'
import type { ActionContext } from '#db/action.ts'
import { everything } from './memory-database.ts'

/** Expects an action to be refused with a code, optionally with details, and to change nothing. */
export async function refuses(
  { db }: Pick<ActionContext, 'db'>,
  refusal: string | object,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = await everything(db)
  await expect(act()).rejects.toMatchObject(
    typeof refusal === 'string' ? { code: refusal } : refusal,
  )
  expect(await everything(db)).toEqual(before)
}
