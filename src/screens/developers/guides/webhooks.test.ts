import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { exampleEvent } from '#src/rules/api/openapi/examples.ts'
import { exampleHeader, webhookChecks, webhookExample } from './webhooks.ts'

const { secret, timestamp, body, signature } = webhookExample

test('the example is signed as the page says, when its event was sent', () => {
  expect(timestamp).toBe(Date.parse(exampleEvent.created) / 1000)
  expect(body).toBe(JSON.stringify(exampleEvent))
  expect(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')).toBe(signature)
})

describe('the code for Node', async () => {
  const code = `data:text/javascript,${encodeURIComponent(webhookChecks.node)}`
  const { isGenuine } = (await import(/* @vite-ignore */ code)) as {
    isGenuine: (body: string, header: string | undefined, secret: string, now?: number) => boolean
  }

  test('takes the example for five minutes', () => {
    for (const later of [0, 299, 300, -300])
      expect(isGenuine(body, exampleHeader, secret, timestamp + later)).toBe(true)
    for (const later of [301, -301])
      expect(isGenuine(body, exampleHeader, secret, timestamp + later)).toBe(false)
    // Without a time, it takes the clock's, which is a day later.
    vi.setSystemTime((timestamp + 86_400) * 1000)
    expect(isGenuine(body, exampleHeader, secret)).toBe(false)
  })

  test('refuses any other body, time, signature, secret or header', () => {
    const check = (each: Partial<Record<'body' | 'header' | 'secret', string>>) =>
      isGenuine(each.body ?? body, each.header ?? exampleHeader, each.secret ?? secret, timestamp)
    expect(check({})).toBe(true)
    expect(check({ body: body.replace('5000', '5001') })).toBe(false)
    expect(check({ secret: `${secret}x` })).toBe(false)
    for (const header of [
      '',
      `t=${timestamp}`,
      `t=${timestamp},v1=`,
      `t=${timestamp},v1=${'0'.repeat(64)}`,
      `t=${timestamp + 1},v1=${signature}`,
      `t=${timestamp},v1=${signature.slice(0, -2)}`,
      `${exampleHeader}0`,
    ])
      expect(check({ header })).toBe(false)
    expect(isGenuine(body, undefined, secret, timestamp)).toBe(false)
  })
})
