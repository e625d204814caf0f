import { currencies } from '#db/money.ts'
import {
  apiHeaders,
  errorCodes,
  errorStatus,
  idempotencyHours,
  idempotencyLength,
  listLimit,
  type ApiErrorType,
} from '#src/rules/api/api-facts.ts'
import { allErrorCodes, exampleError, listOf, succeeded } from '#src/rules/api/openapi/examples.ts'
import { answer, type Guide } from './guide.ts'

const meanings: Record<ApiErrorType, string> = {
  invalid_request: 'Fix the request before you send it again',
  authentication: 'Check the key',
  permission: 'Grant the app the permission, or use another key',
  not_found: 'Check the id and that the key’s mode matches',
  conflict: 'Read the message: the object’s state has changed',
  rate_limit: 'Wait, then retry',
  api: 'Retry with the same idempotency key',
}
const types = Object.keys(errorStatus) as ApiErrorType[]

/** The values of fields in a message, set as code. */
const withCodes = (message: string) =>
  message.replace(new RegExp(`\\b(?:${currencies.join('|')})\\b`, 'g'), '`$&`')

export const errorsGuide: Guide = {
  id: 'developers-errors',
  lead: 'Every error has a type, a code for your program and a message for your log.',
  parts: [
    {
      id: 'shape',
      heading: 'Error format',
      blocks: [
        answer('400', exampleError('amount_invalid')),
        'Branch on `code`, which never changes. `message` is for people and its wording may change. `param` names the field at fault, if any.',
      ],
    },
    {
      id: 'kinds',
      heading: 'Error types',
      blocks: [
        {
          caption: 'Error types',
          head: ['Status', 'Type', 'What to do'],
          rows: types.map((type) => [String(errorStatus[type]), `\`${type}\``, meanings[type]]),
        },
      ],
    },
    {
      id: 'codes',
      heading: 'Codes',
      blocks: [
        {
          caption: 'Error codes',
          head: ['Code', 'Status', 'Message'],
          rows: allErrorCodes.map((code) => [
            `\`${code}\``,
            String(errorStatus[errorCodes[code].type]),
            withCodes(exampleError(code).error.message),
          ]),
        },
      ],
    },
    {
      id: 'payments',
      heading: 'Failed payments are not errors',
      blocks: [
        'If the customer cancels or has insufficient funds, your request still succeeds. The payment’s status is `failed`, with [a reason](developers-testing#failure).',
      ],
    },
    {
      id: 'again',
      heading: 'When to retry',
      blocks: [
        `After a 429, wait the number of seconds in the header \`${apiHeaders.retryAfter}\`. After a 500 or a timeout, wait one second, then two, then four, and send the same [idempotency key](developers-idempotency) each time. Any other error repeats until you fix the request.`,
      ],
    },
  ],
}

export const paginationGuide: Guide = {
  id: 'developers-pagination',
  lead: 'Lists are paginated, newest first.',
  parts: [
    {
      id: 'page',
      heading: 'Request a page',
      blocks: [
        `\`limit\` sets how many objects to return, from 1 to ${listLimit.most}. The default is ${listLimit.usual}.`,
        { call: 'listPayments' },
        answer('200', listOf([succeeded], succeeded.id)),
      ],
    },
    {
      id: 'next',
      heading: 'Get the next page',
      blocks: [
        'While `has_more` is true, send `next_cursor` as `starting_after`. On the last page `next_cursor` is null.',
        {
          title: 'List all payments',
          codes: {
            curl: `curl 'https://sandbox.api.paid.example/v1/payments?limit=100&starting_after=TP-1001' \\
  -H "Authorization: Bearer $PAID_SECRET_KEY"`,
            node: `async function* allPayments() {
  let cursor = ''
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { starting_after: cursor }) })
    const response = await fetch(\`https://sandbox.api.paid.example/v1/payments?\${query}\`, {
      headers: { Authorization: \`Bearer \${process.env.PAID_SECRET_KEY}\` },
    })
    const page = await response.json()
    yield* page.data
    cursor = page.next_cursor
  } while (cursor)
}`,
            python: `import os
import requests

def all_payments():
    query = {"limit": 100}
    while True:
        page = requests.get(
            "https://sandbox.api.paid.example/v1/payments",
            params=query,
            headers={"Authorization": "Bearer " + os.environ["PAID_SECRET_KEY"]},
        ).json()
        yield from page["data"]
        if not page["has_more"]:
            return
        query["starting_after"] = page["next_cursor"]`,
            php: `function allPayments() {
    $query = ['limit' => 100];
    do {
        $request = curl_init('https://sandbox.api.paid.example/v1/payments?' . http_build_query($query));
        curl_setopt_array($request, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('PAID_SECRET_KEY')],
        ]);
        $page = json_decode(curl_exec($request), true);
        yield from $page['data'];
        $query['starting_after'] = $page['next_cursor'];
    } while ($page['has_more']);
}`,
          },
        },
      ],
    },
    {
      id: 'moving',
      heading: 'Changes while you paginate',
      blocks: [
        'A cursor is the id of the last object on a page. New objects appear before the first page, so you never see one twice or miss one.',
        answer('400', exampleError('cursor_invalid')),
      ],
    },
  ],
}

export const idempotencyGuide: Guide = {
  id: 'developers-idempotency',
  lead: 'Retry after a lost connection without charging the customer twice.',
  parts: [
    {
      id: 'key',
      heading: 'Add an idempotency key',
      blocks: [
        `Send any string of up to ${idempotencyLength} characters in the header \`${apiHeaders.idempotency}\`, such as your order number. Every POST request accepts one.`,
        { call: 'createPayment' },
        'We process the first request with a key. Repeating it with the same key and body has no effect and returns the same payment in its current state, with 201.',
      ],
    },
    {
      id: 'rules',
      heading: 'What to know',
      blocks: [
        {
          list: [
            `We keep keys for at least ${idempotencyHours} hours.`,
            'If you reuse a key with a different body, we reject the request:',
          ],
        },
        answer('409', exampleError('idempotency_key_reused')),
        {
          list: [
            'A rejected request has no effect. Fix it and send it with the same key.',
            'A failed payment uses up its key. Use a new key to charge the customer again.',
            'GET requests need no key.',
          ],
        },
      ],
    },
  ],
}
