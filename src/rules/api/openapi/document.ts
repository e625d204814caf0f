import { apiBase, eventTypes, type ApiErrorCode, type ApiErrorType } from '../api-facts.ts'
import {
  exampleError,
  exampleEvent,
  failed,
  invoiceInShort,
  payoutExample,
  succeeded,
} from './examples.ts'
import { ref } from './make-schema.ts'
import type { Answer, OpenApi, Operation } from './open-api.ts'
import { pathsOf } from './operations.ts'
import { schemas } from './schemas.ts'

const errors: Record<ApiErrorType, [name: string, description: string, example: ApiErrorCode]> = {
  invalid_request: ['InvalidRequest', 'The request is invalid', 'amount_invalid'],
  authentication: ['Authentication', 'The key is missing or wrong', 'key_invalid'],
  permission: ['Permission', 'The key lacks permission', 'not_permitted'],
  not_found: ['NotFound', 'The object does not exist', 'no_such_object'],
  conflict: ['Conflict', 'The object’s state does not allow this', 'idempotency_key_reused'],
  rate_limit: ['RateLimit', 'Too many requests', 'too_many_requests'],
  api: ['Api', 'Something went wrong on our side', 'internal'],
}

const responses: Record<string, Answer> = Object.fromEntries(
  Object.values(errors).map(([name, description, code]) => [
    name,
    {
      description,
      content: {
        'application/json': { schema: ref('Error'), example: exampleError(code) },
      },
    },
  ]),
)

const examples = {
  'payment.succeeded': succeeded,
  'payment.failed': failed,
  'payment.refunded': { ...succeeded, status: 'refunded' },
  'payout.arrived': { ...payoutExample, status: 'paid' },
  'payout.failed': { ...payoutExample, status: 'failed', failure: 'The bank returned the payout' },
  'invoice.paid': { ...invoiceInShort, status: 'paid', livemode: true },
} as const

const eventSchemas = { payment: 'PaymentEvent', payout: 'PayoutEvent', invoice: 'InvoiceEvent' }

function webhookOf(type: (typeof eventTypes)[number]): Operation {
  const subject = type.split('.')[0] as keyof typeof eventSchemas
  const data = examples[type]
  return {
    operationId: type,
    tags: ['Webhooks'],
    summary: type,
    description: 'Sent to your endpoint, signed with its secret. Respond with any 2xx status.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: ref(eventSchemas[subject]),
          example: { ...exampleEvent, type, livemode: data.livemode, data },
        },
      },
    },
    responses: { 200: { description: 'Received' } },
  }
}

/** The API as an OpenAPI 3.1 document, served at /developers/openapi.json and rendered as the reference. */
export const openApi: OpenApi = {
  openapi: '3.1.0',
  info: {
    title: 'Paid API',
    version: '1.0.0',
    description:
      'Payments, payment links, invoices and payouts. Part of a demo: these addresses don’t answer over the internet.',
  },
  servers: [
    { url: apiBase.test, description: 'Sandbox: no money moves' },
    { url: apiBase.live, description: 'Live' },
  ],
  security: [{ secretKey: [] }],
  tags: [
    { name: 'Payments', description: 'A customer’s payment' },
    { name: 'Refunds', description: 'A refund to a customer' },
    { name: 'Payment links', description: 'Pages where customers pay' },
    { name: 'Invoices', description: 'Bills with a payment link' },
    { name: 'Payouts', description: 'Transfers to your bank or wallet' },
    { name: 'Webhooks', description: 'Events we send to your endpoint' },
  ],
  paths: pathsOf(),
  webhooks: Object.fromEntries(eventTypes.map((type) => [type, { post: webhookOf(type) }])),
  components: {
    securitySchemes: {
      secretKey: { type: 'http', scheme: 'bearer', description: 'Your secret key' },
    },
    schemas,
    responses,
  },
}
