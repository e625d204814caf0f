import { execFileSync } from 'node:child_process'
import { assert, property, string, dictionary, jsonValue } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiCall, Json } from './api-call.ts'
import {
  codesOf,
  phpNotation,
  pythonNotation,
  scriptNotation,
  shellText,
  write,
} from './languages.ts'

const payment: ApiCall = {
  method: 'POST',
  path: '/payments',
  body: { amount: 5000, customer: { account: '0771111111' }, reference: "Chipo's order" },
  idempotencyKey: 'order-1042',
}
const list: ApiCall = { method: 'GET', path: '/payments', query: { limit: '2', note: 'a b&c' } }

describe('a call that sends something', () => {
  const codes = codesOf(payment)

  test('by curl', () => {
    expect(codes.curl).toBe(String.raw`curl https://sandbox.api.paid.example/v1/payments \
  -H "Authorization: Bearer $PAID_SECRET_KEY" \
  -H 'Content-Type: application/json' \
  -H 'Idempotency-Key: order-1042' \
  -d '{
  "amount": 5000,
  "customer": {
    "account": "0771111111"
  },
  "reference": "Chipo'\''s order"
}'`)
  })

  test('by Node', () => {
    expect(codes.node)
      .toBe(`const response = await fetch('https://sandbox.api.paid.example/v1/payments', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.PAID_SECRET_KEY}\`,
    'Content-Type': 'application/json',
    'Idempotency-Key': 'order-1042',
  },
  body: JSON.stringify({
    amount: 5000,
    customer: {
      account: '0771111111',
    },
    reference: 'Chipo\\'s order',
  }),
})
const answer = await response.json()`)
  })

  test('by Python', () => {
    expect(codes.python).toBe(`import os
import requests

response = requests.post(
    "https://sandbox.api.paid.example/v1/payments",
    headers={
        "Authorization": "Bearer " + os.environ["PAID_SECRET_KEY"],
        "Idempotency-Key": "order-1042",
    },
    json={
        "amount": 5000,
        "customer": {
            "account": "0771111111",
        },
        "reference": "Chipo's order",
    },
)
answer = response.json()`)
  })

  test('by PHP', () => {
    expect(codes.php).toBe(`$request = curl_init('https://sandbox.api.paid.example/v1/payments');
curl_setopt_array($request, [
    CURLOPT_POST => true,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('PAID_SECRET_KEY'),
        'Content-Type: application/json',
        'Idempotency-Key: order-1042',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'amount' => 5000,
        'customer' => [
            'account' => '0771111111',
        ],
        'reference' => 'Chipo\\'s order',
    ]),
]);
$answer = json_decode(curl_exec($request), true);`)
  })
})

test('a call that only asks names no method and no body, and its query is encoded', () => {
  const { curl, node, python, php } = codesOf(list)
  const address = 'https://sandbox.api.paid.example/v1/payments?limit=2&note=a+b%26c'
  // Arguments with characters special to a shell are quoted.
  expect(curl).toBe(`curl '${address}' \\\n  -H "Authorization: Bearer $PAID_SECRET_KEY"`)
  expect(node).toContain(`fetch('${address}', {\n  headers`)
  expect(python).toContain(`requests.get(\n    "${address}",`)
  expect(php).toContain(`curl_init('${address}')`)
  for (const code of [curl, node, python, php]) expect(code).not.toMatch(/POST|json=|-d /)
})

describe('any value comes back as it was', () => {
  test('from a shell', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        if (text.includes('\0')) return
        const back = execFileSync('sh', ['-c', `printf %s ${shellText(text)}`], {
          encoding: 'utf8',
        })
        expect(back).toBe(text)
      }),
      { numRuns: 25 },
    )
  })

  test('from JavaScript', () => {
    assert(
      property(jsonValue(), dictionary(string(), string()), (value, names) => {
        const both = { value, names } as Json
        // oxlint-disable-next-line typescript/no-implied-eval -- What it runs was just written here.
        const back: unknown = new Function(`return ${write(both, scriptNotation)}`)()
        expect(JSON.parse(JSON.stringify(back))).toEqual(JSON.parse(JSON.stringify(both)))
      }),
    )
  })
})

test('each language has its own words and marks', () => {
  const value: Json = { a: null, b: [true, false], 'c-d': {}, e: '$x \\ \' " \n' }
  expect(write(value, pythonNotation)).toBe(
    '{\n    "a": None,\n    "b": [\n        True,\n        False,\n    ],\n    "c-d": {},\n    "e": "$x \\\\ \' \\" \\n",\n}',
  )
  expect(write(value, phpNotation)).toBe(
    "[\n    'a' => null,\n    'b' => [\n        true,\n        false,\n    ],\n    'c-d' => [],\n    'e' => '$x \\\\ \\' \" \n',\n]",
  )
  expect(write(value, scriptNotation)).toContain("'c-d': {},")
})
