import type { AppPermission } from '#db/apps/schemas.ts'
import { idempotencyLength, listLimit } from '../api-facts.ts'
import { callOf, type CallName } from './calls.ts'
import {
  creditedExample,
  examplePayment,
  invoiceExample,
  invoiceInShort,
  listOf,
  paymentLinkExample,
  payoutExample,
  refundExample,
  succeeded,
} from './examples.ts'
import { ref } from './make-schema.ts'
import type { Method, Operation, Parameter } from './open-api.ts'

interface Facts {
  name: CallName
  tag: string
  summary: string
  description: string
  permission: AppPermission
  /** The names of the request and response schemas. */
  sends?: string
  answers: string
  example: object
}

const facts: readonly Facts[] = [
  {
    name: 'createPayment',
    tag: 'Payments',
    summary: 'Create a payment',
    description:
      'Charges the customer. The payment starts as pending; a webhook tells you the result.',
    permission: 'payments:write',
    sends: 'NewPayment',
    answers: 'Payment',
    example: examplePayment,
  },
  {
    name: 'getPayment',
    tag: 'Payments',
    summary: 'Read a payment',
    description: 'Returns one payment.',
    permission: 'payments:read',
    answers: 'Payment',
    example: succeeded,
  },
  {
    name: 'listPayments',
    tag: 'Payments',
    summary: 'List payments',
    description: 'Returns your payments, newest first.',
    permission: 'payments:read',
    answers: 'PaymentList',
    example: listOf([succeeded], succeeded.id),
  },
  {
    name: 'createRefund',
    tag: 'Refunds',
    summary: 'Refund a payment',
    description:
      'Refunds all or part of a successful payment. If it paid an invoice, the refund gets a credit note.',
    permission: 'payments:write',
    sends: 'NewRefund',
    answers: 'Refund',
    example: refundExample,
  },
  {
    name: 'getRefund',
    tag: 'Refunds',
    summary: 'Read a refund',
    description: 'Returns one refund.',
    permission: 'payments:read',
    answers: 'Refund',
    example: refundExample,
  },
  {
    name: 'createPaymentLink',
    tag: 'Payment links',
    summary: 'Create a payment link',
    description: 'Creates a page where anyone with the URL can pay.',
    permission: 'links:write',
    sends: 'NewPaymentLink',
    answers: 'PaymentLink',
    example: paymentLinkExample,
  },
  {
    name: 'getPaymentLink',
    tag: 'Payment links',
    summary: 'Read a payment link',
    description: 'Returns one payment link.',
    permission: 'links:read',
    answers: 'PaymentLink',
    example: paymentLinkExample,
  },
  {
    name: 'listPaymentLinks',
    tag: 'Payment links',
    summary: 'List payment links',
    description: 'Returns your payment links, newest first.',
    permission: 'links:read',
    answers: 'PaymentLinkList',
    example: listOf([paymentLinkExample]),
  },
  {
    name: 'createInvoice',
    tag: 'Invoices',
    summary: 'Send an invoice',
    description: 'Numbers an invoice and sends it to the customer with a payment link.',
    permission: 'invoices:write',
    sends: 'NewInvoice',
    answers: 'Invoice',
    example: invoiceExample,
  },
  {
    name: 'getInvoice',
    tag: 'Invoices',
    summary: 'Read an invoice',
    description: 'Returns one invoice with its lines and credit notes.',
    permission: 'invoices:read',
    answers: 'Invoice',
    example: creditedExample,
  },
  {
    name: 'listInvoices',
    tag: 'Invoices',
    summary: 'List invoices',
    description: 'Returns your invoices without their lines, newest first.',
    permission: 'invoices:read',
    answers: 'InvoiceList',
    example: listOf([invoiceInShort]),
  },
  {
    name: 'getPayout',
    tag: 'Payouts',
    summary: 'Read a payout',
    description: 'Returns one payout.',
    permission: 'payouts:read',
    answers: 'Payout',
    example: payoutExample,
  },
  {
    name: 'listPayouts',
    tag: 'Payouts',
    summary: 'List payouts',
    description: 'Returns your payouts, newest first.',
    permission: 'payouts:read',
    answers: 'PayoutList',
    example: listOf([payoutExample]),
  },
]

const pages: readonly Parameter[] = [
  {
    name: 'limit',
    in: 'query',
    description: `Number of objects to return, from 1 to ${listLimit.most}`,
    schema: { type: 'integer', minimum: 1, maximum: listLimit.most, default: listLimit.usual },
  },
  {
    name: 'starting_after',
    in: 'query',
    description: 'The next_cursor of the previous page',
    schema: { type: 'string' },
  },
]

const idempotency: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A unique key for this attempt: repeating it has no further effect',
  schema: { type: 'string', maxLength: idempotencyLength },
}

function parametersOf({ name, answers }: Facts): readonly Parameter[] {
  const { method, path } = callOf(name)
  if (method === 'POST') return [idempotency]
  if (answers.endsWith('List')) return pages
  const example = path.split('/').at(-1) ?? ''
  const id: Parameter = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the object',
    schema: { type: 'string' },
    example,
  }
  return [id]
}

const answer = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** Returns the error responses of a kind of request, by status. */
function errorsOf({ sends, answers }: Facts) {
  const lists = answers.endsWith('List')
  return {
    ...((sends || lists) && { 400: answer('InvalidRequest') }),
    401: answer('Authentication'),
    403: answer('Permission'),
    ...(!sends && !lists && { 404: answer('NotFound') }),
    ...(sends && { 409: answer('Conflict') }),
    429: answer('RateLimit'),
    500: answer('Api'),
  }
}

function operationOf(each: Facts): Operation {
  const { name, tag, summary, description, permission, sends, answers, example } = each
  const { body } = callOf(name)
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: `${description} Requires the permission ${permission}.`,
    parameters: parametersOf(each),
    ...(sends &&
      body !== undefined && {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: ref(sends), example: body } },
        },
      }),
    responses: {
      [sends ? 201 : 200]: {
        description: sends ? 'Created' : 'OK',
        content: { 'application/json': { schema: ref(answers), example } },
      },
      ...errorsOf(each),
    },
  }
}

/** Returns the operations by path and method. */
export function pathsOf(): Record<string, Partial<Record<Method, Operation>>> {
  const paths: Record<string, Partial<Record<Method, Operation>>> = {}
  for (const each of facts) {
    const { method, path } = callOf(each.name)
    // Replaces the example's id with a parameter.
    const template = path.replace(/(?<=\/\w+\/)[^/]+$/, '{id}')
    const key = method === 'POST' ? 'post' : 'get'
    paths[template] = { ...paths[template], [key]: operationOf(each) }
  }
  return paths
}
