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
  invalid_request: 'Mend the request; the same one fails again',
  authentication: 'Check the key',
  permission: 'Give the app the permission, or use another key',
  not_found: 'Check the id, and whether the key is of the same mode',
  conflict: 'Read the message; what is there has changed',
  rate_limit: 'Wait, then send it again',
  api: 'Send it again with the same idempotency key',
}
const types = Object.keys(errorStatus) as ApiErrorType[]

export const errorsGuide: Guide = {
  id: 'developers-errors',
  lead: 'Every error has a kind, a code for your program and a message for your log.',
  parts: [
    {
      id: 'shape',
      heading: 'What an error looks like',
      blocks: [
        answer('400', exampleError('amount_invalid')),
        'Decide by `code`, which stays the same. `message` is for people and may be worded anew. `param` is there where one field is meant.',
      ],
    },
    {
      id: 'kinds',
      heading: 'Kinds',
      blocks: [
        {
          caption: 'Kinds of errors',
          head: ['Status', 'Kind', 'What to do'],
          rows: types.map((type) => [String(errorStatus[type]), `\`${type}\``, meanings[type]]),
        },
      ],
    },
    {
      id: 'codes',
      heading: 'Codes',
      blocks: [
        {
          caption: 'Codes of errors',
          head: ['Code', 'Status', 'Message'],
          rows: allErrorCodes.map((code) => [
            `\`${code}\``,
            String(errorStatus[errorCodes[code].type]),
            exampleError(code).error.message,
          ]),
        },
      ],
    },
    {
      id: 'payments',
      heading: 'A payment that fails is no error',
      blocks: [
        'When the customer cancels or has too little money, your request was right. The payment says `failed`, and [why](developers-testing#failure).',
      ],
    },
    {
      id: 'again',
      heading: 'When to try again',
      blocks: [
        `After 429 wait as many seconds as the header \`${apiHeaders.retryAfter}\` says. After 500, or where no answer came at all, wait a second, then two, then four, and send the same [idempotency key](developers-idempotency) each time. Any other error comes again until the request is mended.`,
      ],
    },
  ],
}

export const paginationGuide: Guide = {
  id: 'developers-pagination',
  lead: 'Lists come page by page, newest first.',
  parts: [
    {
      id: 'page',
      heading: 'Ask for a page',
      blocks: [
        `\`limit\` says how many you want, from 1 to ${listLimit.most}; without it there are ${listLimit.usual}.`,
        { call: 'listPayments' },
        answer('200', listOf([succeeded], succeeded.id)),
      ],
    },
    {
      id: 'next',
      heading: 'The next page',
      blocks: [
        'While `has_more` is true, send `next_cursor` as `starting_after`. On the last page `next_cursor` is null.',
        {
          title: 'All payments, page by page',
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
      heading: 'While you read',
      blocks: [
        'A cursor is the id of the last object of a page. What is made meanwhile comes before the first page, so no object is given twice and none is missed.',
        answer('400', exampleError('cursor_invalid')),
      ],
    },
  ],
}

export const idempotencyGuide: Guide = {
  id: 'developers-idempotency',
  lead: 'Send a request again after a lost connection, and the customer is still asked once.',
  parts: [
    {
      id: 'key',
      heading: 'Give each attempt a key',
      blocks: [
        `Send a text of your own, up to ${idempotencyLength} characters, in the header \`${apiHeaders.idempotency}\`: your order’s number, for example. Every POST takes one.`,
        { call: 'createPayment' },
        'The first request with a key is done. Each later one with the same key and the same body does nothing, and gives the same payment, with 201 and as it stands by then.',
      ],
    },
    {
      id: 'rules',
      heading: 'What to know',
      blocks: [
        {
          list: [
            `A key is known for at least ${idempotencyHours} hours.`,
            'Another body under a known key is refused, so that a mix-up shows:',
          ],
        },
        answer('409', exampleError('idempotency_key_reused')),
        {
          list: [
            'A request that was refused did nothing. Mend it and send it with the same key.',
            'A payment that failed was made. Use a new key to ask the customer again.',
            'Reading changes nothing, so GET needs no key.',
          ],
        },
      ],
    },
  ],
}
