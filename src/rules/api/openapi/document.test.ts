// Proves API-5.
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { webhookEventType } from '#db/apps/schemas.ts'
import { allErrorCodes, exampleError, failed, invoiceInShort } from './examples.ts'
import { openApi } from './document.ts'
import type { Schema } from './open-api.ts'

/** Closes the objects: the API may gain fields, but no example may contain an undescribed one. */
const plain = JSON.parse(
  JSON.stringify(openApi, (_, each: unknown) =>
    typeof each === 'object' && each !== null && 'properties' in each
      ? { ...each, additionalProperties: false }
      : each,
  ),
) as typeof openApi

/** Collects every schema in the file that has an example beside it. */
function examples(value: unknown, at = ''): { at: string; schema: Schema; example: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, each]) => examples(each, `${at}/${name}`))
  return 'schema' in value && 'example' in value
    ? [{ at, schema: value.schema as Schema, example: value.example }, ...inside]
    : inside
}

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allowUnionTypes: true,
  validateFormats: false,
})
ajv.addVocabulary(['components'])
ajv.addSchema({ $id: 'file', components: plain.components })

function faultsOf(schema: Schema, value: unknown): unknown {
  const text = JSON.stringify(schema).replaceAll('"#/components', '"file#/components')
  const check = ajv.compile(JSON.parse(text) as object)
  return check(JSON.parse(JSON.stringify(value))) ? [] : check.errors
}

test('the file is a valid OpenAPI 3.1 file', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(JSON.stringify(openApi)))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

describe('its examples', () => {
  test.each(examples(plain))('fit their schema: $at', ({ schema, example }) => {
    expect(faultsOf(schema, example)).toEqual([])
  })

  test('of each error and of a failed payment fit, too', () => {
    for (const code of allErrorCodes)
      expect(faultsOf({ $ref: '#/components/schemas/Error' }, exampleError(code))).toEqual([])
    expect(faultsOf({ $ref: '#/components/schemas/Payment' }, failed)).toEqual([])
    expect(faultsOf({ $ref: '#/components/schemas/Invoice' }, invoiceInShort)).toEqual([])
  })

  test('would be refused with something missing, something more or something wrong', () => {
    const payment = { $ref: '#/components/schemas/Payment' }
    const { id: _id, ...without } = failed
    for (const wrong of [without, { ...failed, fee: 1 }, { ...failed, amount: 0.5 }])
      expect(faultsOf(payment, wrong)).not.toEqual([])
  })
})

test('every event that an address can be told of is described', () => {
  expect(Object.keys(openApi.webhooks)).toEqual(webhookEventType.options)
})
