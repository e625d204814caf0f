import { expect, test } from 'vitest'
import { type CallName, callOf, calls } from '#src/rules/api/openapi/calls.ts'
import { openApi } from '#src/rules/api/openapi/document.ts'
import { callFrom } from './operation-view.tsx'
import { fieldsOf, operationsOf } from './reference-document.ts'

const operations = operationsOf(openApi)

test('each request of the file comes out as the one that the guides show', () => {
  expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
    Object.keys(calls).toSorted(),
  )
  for (const each of operations) {
    const {
      idempotencyKey: _key,
      query: _query,
      ...call
    } = callOf(each.operation.operationId as CallName)
    expect(callFrom(each)).toEqual(call)
  }
})

test('the fields within a field have its name before theirs', () => {
  const fields = fieldsOf(openApi, { $ref: '#/components/schemas/NewInvoice' })
  expect(fields.map(({ name }) => name)).toEqual([
    'customer',
    'customer.name',
    'customer.email',
    'customer.phone',
    'lines',
    'lines[].description',
    'lines[].quantity',
    'lines[].unit_price',
    'tax_percent',
    'currency',
    'due_date',
    'notes',
  ])
  expect(fields.find(({ name }) => name === 'customer.email')?.required).toBe(false)
  expect(fields.find(({ name }) => name === 'lines')).toMatchObject({
    kind: 'list',
    required: true,
  })
})

test('a field says what it may be, and that it may be null', () => {
  const fields = fieldsOf(openApi, { $ref: '#/components/schemas/Payment' })
  expect(fields.find(({ name }) => name === 'failure')?.kind).toBe('object or null')
  expect(fields.find(({ name }) => name === 'currency')?.values).toEqual(['USD', 'ZWL'])
  expect(fields.find(({ name }) => name === 'object')?.values).toEqual(['payment'])
})
